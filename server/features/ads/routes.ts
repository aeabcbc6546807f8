import { toSiteAnalysis } from "#server/features/websites/websites.ts";
import { Events, on, type Route } from "#server/platform/http/http.ts";
import * as ads from "#shared/ads.ts";
import * as orders from "#shared/orders.ts";
import * as ownPictures from "#shared/own-pictures.ts";
import * as revisions from "#shared/revisions.ts";
import * as websites from "#shared/websites.ts";
import type { AdsDeps } from "./deps.ts";
import { addOwnPicture, deleteOwnPicture, listOwnPictures } from "./material/own-pictures.ts";
import { listOrders } from "./orders/list-orders.ts";
import { createOrder } from "./orders/orders.ts";
import { followOrder, readOrder } from "./orders/read-orders.ts";
import { analyzeAndPrefetch } from "./prefetch-material.ts";
import { previewAds, streamPreview } from "./previews.ts";
import { proposeChanges } from "./revisions/propose-changes.ts";
import { restoreAd, reviseAd } from "./revisions/revise-ad.ts";

export const adRoutes: Route<AdsDeps>[] = [
  on(websites.analyzeWebsite, async (deps: AdsDeps, { body, client }) => ({
    analysis: toSiteAnalysis(await analyzeAndPrefetch(deps, body, client)),
  })),
  on(ads.previewAds, async (deps: AdsDeps, { params, body, client, wantsEvents, signal }) => {
    const request = { ...params, ...body };
    return wantsEvents
      ? new Events(await streamPreview(deps, request, { client, signal }))
      : await previewAds(deps, request, client);
  }),
  on(ownPictures.addOwnPicture, (deps: AdsDeps, { params, file, client }) =>
    addOwnPicture(deps, params.analysisId, {
      bytes: Buffer.from(file.buffer, file.byteOffset, file.length),
      client,
    }),
  ),
  on(ownPictures.listOwnPictures, (deps: AdsDeps, { params }) =>
    listOwnPictures(deps, params.analysisId),
  ),
  on(ownPictures.deleteOwnPicture, async (deps: AdsDeps, { params }) => {
    await deleteOwnPicture(deps, params.analysisId, params.pictureId);
    return { message: "Foto borrada" };
  }),
  on(orders.createAdsPayment, (deps: AdsDeps, { body, ...call }) => createOrder(deps, body, call)),
  on(orders.readOrder, async (deps: AdsDeps, { params, wantsEvents, client, signal }) =>
    wantsEvents
      ? new Events(await followOrder(deps, params.token, { client, signal }))
      : await readOrder(deps, params.token),
  ),
  on(revisions.reviseAd, (deps: AdsDeps, { params, body, signal }) =>
    reviseAd(deps, params, body, signal),
  ),
  on(revisions.proposeChanges, (deps: AdsDeps, { params, signal }) =>
    proposeChanges(deps, params, signal),
  ),
  on(revisions.restoreAd, (deps: AdsDeps, { params, body }) =>
    restoreAd(deps, params, body.version),
  ),
  on(orders.listOrders, (deps: AdsDeps, { user, query }) => listOrders(deps, user.userId, query)),
];
