import { joinMeta, joinQuestions } from "#web/affiliates/join/questions.ts";
import { Signup } from "#web/affiliates/signup.tsx";
import { pageMeta } from "#web/lib/page-meta.ts";
import { pageAt } from "#web/pages.ts";
import { QuestionList } from "./home/questions.tsx";

export const meta = () =>
  pageMeta({
    ...joinMeta,
    path: "/affiliate-signup",
    data: {
      "@type": "FAQPage",
      mainEntity: joinQuestions.list.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer },
      })),
    },
  });

const material = "/affiliate-strategy";

export default function AffiliateSignup() {
  return (
    <Signup
      questions={<QuestionList {...joinQuestions} />}
      materialHref={pageAt(material) && material}
    />
  );
}
