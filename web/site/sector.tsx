import { useParams } from "react-router";
import { pageMeta } from "#web/lib/page-meta.ts";
import { faqOf } from "#web/lib/structured-data.ts";
import { BeforeAfterScript } from "./before-after/before-after.tsx";
import { Closing } from "./closing/closing.tsx";
import { sectorNames } from "./content/sector-names.ts";
import { sectorWords } from "./content/sectors/all.ts";
import { shared } from "./content/sectors/sector.ts";
import { QuestionList } from "./home/questions.tsx";
import { NotFound } from "./not-found.tsx";
import { SectorHead, SectorPrice } from "./sectors/bands.tsx";
import { SectorWeek } from "./sectors/week.tsx";
import "./sectors/sector.css";

export const handle = { static: true };

const findSector = (id: string | undefined) => sectorNames.find((sector) => sector.id === id);

export function meta({ params }: { params: { sector?: string } }) {
  const sector = findSector(params.sector);
  if (!sector) return [{ title: "404 · Kolmena" }, { name: "robots", content: "noindex" }];
  const { meta: words, head, questions } = sectorWords[sector.id];
  return pageMeta({
    ...words,
    path: `/para/${sector.id}`,
    picture: `${head.title} ${head.mark}`,
    data: [faqOf(questions.list)],
  });
}

/** One sector: before and after → a week of content → price → questions → call to action. */
export default function SectorPage() {
  const sector = findSector(useParams().sector);
  if (!sector) return <NotFound />;
  const words = sectorWords[sector.id];
  return (
    <>
      <SectorHead sector={sector} words={words} />
      <SectorWeek sector={sector.id} words={words.week} />
      <SectorPrice words={words.price} />
      <QuestionList {...words.questions} />
      <nav className="neighbours wrap" aria-label={shared.neighbours}>
        <p>{shared.neighbours}</p>
        <ul>
          {sectorNames
            .filter(({ id }) => id !== sector.id)
            .map(({ id, name }) => (
              <li key={id}>
                <a href={`/para/${id}`} className="link">
                  {name}
                </a>
              </li>
            ))}
        </ul>
      </nav>
      <Closing lines={[words.ending.title, words.ending.mark]} crew={shared.crew} />
      <BeforeAfterScript />
    </>
  );
}
