import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import {
  affiliateCodePattern,
  affiliateLinkOf,
  type MaterialFile,
  type MaterialPictureId,
  materialPictures,
  sampleAffiliateCode,
} from "#shared/affiliate-material.ts";
import type { Deps } from "../deps.ts";
import { createArchive } from "../features/ads/exports/archive.ts";
import { findCode } from "../features/affiliates/codes.ts";
import type { MaterialLayout } from "../features/affiliates/material/material-layout.ts";
import { MaterialPictures } from "../features/affiliates/material/material-pictures.ts";
import { textsFile } from "../features/affiliates/material/texts-file.ts";
import { invalid } from "../platform/errors.ts";
import { contentDisposition } from "../platform/files/links.ts";
import { inertContentPolicy } from "./file-downloads.ts";

/** Long enough that the browser does not request a picture again while the affiliate chooses one. */
const cachedSeconds = 3600;

const contentTypes: Record<MaterialFile, string> = { png: "image/png", webp: "image/webp" };

const parsePictureName = (name: string): { id: MaterialPictureId; file: MaterialFile } | null => {
  const [, id, file] = /^([a-z]{1,20})\.(png|webp)$/.exec(name) ?? [];
  const picture = materialPictures.find((one) => one.id === id);
  return picture ? { id: picture.id, file: file as MaterialFile } : null;
};

/**
 * Serves promotion material for affiliates, without sign-in: `/api/affiliate/material/cuadrada.png`, or
 * everything as `/api/affiliate/material.zip`. With `?code` it contains the link of that affiliate;
 * without a code, or with an unknown one, the sample link.
 */
export function addAffiliateMaterial(
  server: FastifyInstance,
  deps: Pick<Deps, "db" | "now" | "log" | "settings" | "renderer" | "files">,
): void {
  const pictures = new MaterialPictures({ ...deps, paint: painter(deps) });

  server.route<{ Params: { name: string }; Querystring: Query }>({
    method: "GET",
    url: "/api/affiliate/material/:name",
    handler: async (request, reply) => {
      const named = parsePictureName(request.params.name);
      if (!named) {
        reply.callNotFound();
        return reply;
      }
      const code = await codeOf(deps, request.query);
      const files = await pictures.read(named.id, code, { ip: request.clientIp });
      return send(reply, {
        name: `kolmena-${named.id}.${named.file}`,
        contentType: contentTypes[named.file],
        inline: true,
      }).send(files[named.file]);
    },
  });

  server.route<{ Querystring: Query }>({
    method: "GET",
    url: "/api/affiliate/material.zip",
    handler: async (request, reply) => {
      const code = await codeOf(deps, request.query);
      const { bytes, stream } = await zipOf(request, code);
      stream.once("error", (error) =>
        deps.log.warn({ requestId: request.id, error }, "An affiliate's material broke off"),
      );
      return send(reply, {
        name: "kolmena-material-afiliados.zip",
        contentType: "application/zip",
        inline: false,
      })
        .header("content-length", bytes)
        .send(stream);
    },
  });

  async function zipOf(request: FastifyRequest, code: string) {
    const entries: { name: string; bytes: Buffer }[] = [];
    for (const { id } of materialPictures) {
      const { png } = await pictures.read(id, code, { ip: request.clientIp });
      entries.push({ name: `kolmena-${id}.png`, bytes: png });
    }
    const texts = Buffer.from(textsFile(affiliateLinkOf(deps.settings.publicOrigin, code)));
    return await createArchive(
      deps.files,
      [...entries, { name: "textos.txt", bytes: texts }],
      deps.now(),
    );
  }
}

interface Query {
  code?: unknown;
}

/** @throws AppError `invalid` when the code is malformed */
async function codeOf(deps: Pick<Deps, "db">, { code }: Query): Promise<string> {
  if (code === undefined) return sampleAffiliateCode;
  if (typeof code !== "string" || !affiliateCodePattern.test(code)) {
    throw invalid({ code: "Este código no tiene la forma de un código de afiliado" });
  }
  return (await findCode(deps, code)) ?? sampleAffiliateCode;
}

function painter({ renderer, log }: Pick<Deps, "renderer" | "log">) {
  return async (sheet: MaterialLayout, caller: string) => {
    const answer = await renderer.paint({ sheet, caller });
    if (answer.type === "painted") {
      const { png, thumbnail } = answer.painted;
      return { png, webp: thumbnail };
    }
    log.warn({ failure: answer.failure }, "An affiliate's picture was not drawn");
    return null;
  };
}

function send(
  reply: FastifyReply,
  { name, contentType, inline }: { name: string; contentType: string; inline: boolean },
): FastifyReply {
  return reply.headers({
    "content-type": contentType,
    "content-disposition": contentDisposition({ name, inline }),
    "cache-control": `public, max-age=${cachedSeconds}`,
    "x-content-type-options": "nosniff",
    "x-robots-tag": "noindex",
    "content-security-policy": inertContentPolicy,
  });
}
