import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf, trialPlanId } from "#shared/plans.ts";
import { addressesOf, pages } from "#web/pages.ts";
import { writtenCases } from "#web/site/cases/written.ts";
import { writtenWeeks } from "#web/site/sectors/written.ts";
import { type SectorId, sectorNames } from "../sector-names.ts";
import { sectorWords } from "./all.ts";

const ids: readonly SectorId[] = sectorNames.map(({ id }) => id);

test("each of the ten sectors has an address, texts, a week and an example case", () => {
  const page = pages.find(({ path }) => path === "/para/:sector");
  assert.deepEqual(
    page && addressesOf(page),
    ids.map((id) => `/para/${id}`),
  );
  assert.equal(ids.length, 10);
  for (const list of [sectorWords, writtenWeeks]) {
    assert.deepEqual(Object.keys(list).toSorted(), ids.toSorted());
  }
  for (const id of ids) {
    assert.ok(
      writtenCases.some(({ sector }) => sector === id),
      id,
    );
    assert.ok(writtenWeeks[id].length >= 3, id);
    const { list } = sectorWords[id].questions;
    assert.ok(list.length >= 3 && list.length <= 4, id);
  }
});

test("no text is used for two sectors", () => {
  const lines = ids.flatMap((id) => {
    const { meta, head, week, price, questions, ending } = sectorWords[id];
    const texts = [
      ...Object.values(meta),
      head.title,
      head.mark,
      head.lead,
      week.title,
      week.lead,
      ...Object.values(week.paper),
      price.title,
      price.text,
      questions.title,
      ...questions.list.flatMap(({ question, answer }) => [question, answer]),
      `${ending.title} ${ending.mark}`,
      ...writtenWeeks[id].flatMap(({ headline, text }) => [headline, text]),
    ];
    // A week may come back to what a business says of itself.
    return [...new Set(texts)];
  });
  assert.deepEqual(
    lines.filter((line, at) => lines.indexOf(line) !== at),
    [],
  );
});

test("titles and descriptions fit into search results", () => {
  for (const id of ids) {
    const { title, description } = sectorWords[id].meta;
    assert.ok(`${title} · Kolmena`.length <= 60, title);
    assert.ok(description.length >= 110 && description.length <= 160, description);
  }
});

test("the count of units matches the Starter plan's price and the margin stated in the text", () => {
  const dollars = (planOf(trialPlanId).priceCents ?? 0) / 100;
  for (const id of ids) {
    const { dollarsOfOne, count, longer, text } = sectorWords[id].price;
    const comesTo = longer ? Math.floor(dollarsOfOne / dollars) : Math.ceil(dollars / dollarsOfOne);
    assert.equal(count, comesTo, id);
    assert.ok(
      text.includes(` ${dollarsOfOne.toLocaleString("es", { useGrouping: "always" })} dólares`),
      id,
    );
  }
});
