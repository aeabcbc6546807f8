import { joinMeta, joinPicture, joinQuestions } from "#web/affiliates/join/questions.ts";
import { Signup } from "#web/affiliates/signup.tsx";
import { pageMeta } from "#web/lib/page-meta.ts";
import { faqOf } from "#web/lib/structured-data.ts";
import { pageAt } from "#web/pages.ts";
import { QuestionList } from "./home/questions.tsx";

export const meta = () =>
  pageMeta({
    ...joinMeta,
    path: "/affiliate-signup",
    picture: joinPicture,
    data: [faqOf(joinQuestions.list)],
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
