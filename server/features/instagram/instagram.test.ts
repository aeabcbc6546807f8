import assert from "node:assert/strict";
import { describe, it } from "node:test";
import {
  campaignDurations,
  demoContentTypes,
  demoWorkerIds,
  generateDemoContent,
  listDemoWorkers,
  postsPerDay,
  postTimes,
  simulateCampaign,
  viewsPerPost,
} from "#shared/instagram.ts";
import { suiteApp } from "#test/app.ts";

const windowMs = 600_000;

describe("the Instagram demonstration", () => {
  const site = suiteApp({});

  it("each type gives a post with more than 15 hashtags, and the next call gives another post", async () => {
    const stranger = site.stranger();
    for (const type of demoContentTypes) {
      const body = { type, ...(type === "spotlight" ? { workerName: "bran" as const } : {}) };
      const ask = async () => {
        const answer = await stranger.call(generateDemoContent, { body });
        assert.equal(answer.status, 200, JSON.stringify(answer.body));
        return answer.body.content;
      };
      const [first, second] = [await ask(), await ask()];
      assert.equal(first.type, type);
      assert.equal(first.estimatedReach, viewsPerPost);
      assert.ok(first.hashtags.length > 15, `${first.hashtags.length} hashtags`);
      assert.equal(new Set(first.hashtags).size, first.hashtags.length);
      for (const tag of first.hashtags) assert.match(tag, /^#[\p{L}\d]+$/u);
      assert.ok(first.picture >= 1 && first.picture <= 7);
      assert.doesNotMatch(first.caption, /\*\*|^#|undefined/);
      if (type === "spotlight") assert.equal(first.worker, "bran");
      assert.notEqual(first.caption, second.caption);
    }
  });

  it("all eight workers have a preview, each a different one", async () => {
    const { status, body } = await site.stranger().call(listDemoWorkers);
    assert.equal(status, 200);
    assert.deepEqual(
      body.workers.map(({ worker }) => worker),
      ["teo", "ani", "bran", "lia", "nai", "iko", "sofi", "marcos"],
    );
    assert.equal(new Set(body.workers.map(({ preview }) => preview)).size, 8);
    for (const { preview, hashtags, estimatedReach } of body.workers) {
      assert.ok(preview.length > 10, preview);
      assert.ok(hashtags.length > 15);
      assert.equal(estimatedReach, viewsPerPost);
    }
  });

  it("a campaign has five posts a day, and its totals match them", async () => {
    for (const duration of campaignDurations) {
      const { body } = await site.stranger().call(simulateCampaign, { body: { duration } });
      const { schedule, totalPosts, estimatedReach, benefits } = body.campaign;
      assert.deepEqual(
        schedule.map(({ day }) => day),
        Array.from({ length: duration }, (_, at) => at + 1),
      );
      const posts = schedule.flatMap(({ content }) => content);
      assert.equal(posts.length, duration * postsPerDay);
      assert.equal(totalPosts, posts.length);
      assert.equal(estimatedReach, posts.length * viewsPerPost);
      for (const { times, posts: count, content } of schedule) {
        assert.deepEqual(times, postTimes);
        assert.equal(count, content.length);
        assert.equal(new Set(content.map(({ worker }) => worker)).size, postsPerDay);
      }
      assert.deepEqual(
        [...new Set(posts.map(({ worker }) => worker))].sort(),
        [...demoWorkerIds].sort(),
      );
      // Nobody repeats an idea within a week.
      for (const day of schedule.slice(0, -6)) {
        const week = schedule.slice(day.day - 1, day.day + 6).flatMap(({ content }) => content);
        assert.equal(new Set(week.map(({ title }) => title)).size, week.length);
      }
      assert.ok(benefits.length >= 3 && benefits[0]!.startsWith(`${totalPosts} publicaciones`));
    }
  });

  it("an unknown choice is refused by field", async () => {
    const stranger = site.stranger();
    const generate = (body: object) =>
      stranger.call(generateDemoContent, { body: body as { type: "team" } });
    for (const [body, field, sentence] of [
      [{ type: "reel" }, "type", "Elige un tipo de publicación de la lista"],
      [{ type: "spotlight" }, "workerName", "Elige un worker de la lista"],
      [{ type: "spotlight", workerName: "vivi" }, "workerName", "Elige un worker de la lista"],
    ] as const) {
      const answer = await generate(body);
      assert.equal(answer.status, 422);
      assert.equal(answer.body.fields?.[field], sentence);
    }
    for (const duration of [0, 8, "7", 3_000_000]) {
      const answer = await stranger.call(simulateCampaign, { body: { duration: duration as 7 } });
      assert.equal(answer.status, 422);
      assert.equal(answer.body.fields?.duration, "Elige 7, 15 o 30 días");
    }
  });

  it("one address is refused after 90 calls and accepted again after the window", async () => {
    // The start of a throttle window.
    site.advance(windowMs - (site.app.deps.now().getTime() % windowMs));
    const stranger = site.stranger();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => stranger.call(listDemoWorkers)),
    );
    assert.equal(answers.filter(({ status }) => status === 200).length, 90);
    const refused = await stranger.call(simulateCampaign, { body: { duration: 7 } });
    assert.equal(refused.status, 429);
    assert.match(refused.body.message ?? "", /^Demasiados intentos\. Vuelve a probar dentro de/);
    site.advance(windowMs);
    assert.equal((await stranger.call(listDemoWorkers)).status, 200);
  });
});
