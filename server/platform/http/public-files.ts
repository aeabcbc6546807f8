import { createHash } from "node:crypto";
import { type Dirent, readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ErrorBody } from "#shared/endpoint.ts";
import { escapeHtml } from "../escape-html.ts";
import { type PublicFile, type ReadyFile, ready, send, sendAtOnce } from "./ready-files.ts";
import { apiHeaders, pageHeaders } from "./security-headers.ts";
import { type SessionCookie, sessionToken } from "./session-cookie.ts";

const mediaTypes: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".woff2": "font/woff2",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
};

/** What only the operator knows, and the words that stand for it in what the build wrote. */
const wordsOfBuild = {
  origin: "https://kolmena.invalid",
  contactEmail: "contacto@kolmena.invalid",
  companyName: "company-name.kolmena.invalid",
  companyDetails: "company-details.kolmena.invalid",
  socialItems: "social-links.kolmena.invalid",
  socialLinks: "social-links.kolmena.invalid",
  /** With its quotation marks: the one entry of a JSON list, of which it makes as many as there are. */
  socialAddresses: '"social-addresses.kolmena.invalid"',
} as const;
type OperatorWord = keyof typeof wordsOfBuild;
/** On pages that a pixel may count: the code that asks for permission. */
const consentMark = /<link rel="consent" href="([^"]+)"[^>]*>/;
const mayName: Record<string, readonly OperatorWord[]> = {
  ".html": [
    "origin",
    "contactEmail",
    "companyName",
    "companyDetails",
    "socialItems",
    "socialAddresses",
  ],
  ".txt": ["origin"],
  ".xml": ["origin"],
  // Pages that the browser draws again say the same as their HTML.
  ".js": ["contactEmail", "socialLinks"],
};

export interface PublicPages {
  /** Paths that the browser application draws; `:name` stands for a segment, `:name?` for one that may be missing. */
  appPaths: readonly string[];
  /** Those that take a card. */
  cardPaths: readonly string[];
  /** Those of whoever is signed in, in the same form. */
  privatePaths: readonly string[];
  /** Those that a pixel may count. */
  measuredPaths: readonly string[];
}

export interface PublicOptions {
  /** Scheme and host that browsers use, written into canonical addresses. */
  publicOrigin: string;
  contactEmail: string;
  /** Who runs the service; undefined: the page says where to ask. */
  company?: { name: string | undefined; details: string | undefined };
  /** Its profiles elsewhere; of letters that need no escaping. */
  social: readonly { name: string; href: string }[];
  /** Number of Meta's pixel, if there is one. */
  metaPixelId?: string | undefined;
  /** Card fields come from this very origin; otherwise from Stripe. */
  ownCardFields: boolean;
  /** Whether pages are packed better once the server listens: a process that serves for long. */
  packBetter: boolean;
  /** Without it nobody is signed in. */
  session: Pick<SessionCookie, "name">;
}

/**
 * Serves the built site from memory: prerendered pages under their path, the application's
 * fallback under its other paths, 404 page for everything else.
 * @param folder what the web build wrote for browsers
 */
export function servePublicFiles(
  server: FastifyInstance,
  folder: string,
  pages: PublicPages,
  options: PublicOptions,
): void {
  const files = readFolder(folder, options);
  const fallback = files.get("/__spa-fallback.html") ?? files.get("/index.html");
  const missing = files.get("/404.html") ?? files.get("/404/index.html") ?? fallback;
  const served = new Map<string, PublicFile>();

  if (fallback) {
    for (const path of pages.appPaths.flatMap(withAndWithoutOptional)) served.set(path, fallback);
  }
  for (const [path, file] of files) {
    if (/^\/(__spa-fallback|404|404\/index)\.html$/.test(path)) continue;
    // Comes before the fallback: a page drawn at build can be read before its code is there.
    served.set(
      path.endsWith("/index.html") ? path.slice(0, -"/index.html".length) || "/" : path,
      file,
    );
  }
  for (const path of options.metaPixelId ? pages.measuredPaths : []) {
    const file = served.get(path);
    if (file) served.set(path, withPixel(file, options.metaPixelId!));
  }
  for (const path of pages.cardPaths.flatMap(withAndWithoutOptional)) {
    const file = served.get(path);
    if (file) served.set(path, withCard(file, options));
  }
  const privatePaths = new Set(pages.privatePaths.flatMap(withAndWithoutOptional));
  const atOnce = new Map<string, ReadyFile>();
  const hasty: ReadyFile[] = [];
  for (const [path, file] of served) {
    const sent = ready(file);
    if (!privatePaths.has(path) && !path.includes(":")) atOnce.set(path, sent);
    hasty.push(sent);
    server.get(path, (request, reply) =>
      privatePaths.has(path) && !sessionToken(request.headers, options.session)
        ? toSignIn(request, reply)
        : send(request, reply, sent, 200),
    );
    if (path === "/" || file.headers["content-type"] !== mediaTypes[".html"]) continue;
    server.get(`${path}/`, (request, reply) =>
      reply.redirect(request.url.replace(/\/(?=\?|$)/, ""), 301),
    );
  }
  sendAtOnce(server, atOnce);
  if (options.packBetter) packOneByOne(server, hasty);
  const unknown = missing && ready(missing);
  server.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === "GET" || request.method === "HEAD";
    if (!wantsPage || /^\/(api|assets)\//.test(request.url) || !unknown) {
      return answerUnknownAddress(request, reply);
    }
    return send(request, reply, unknown, 404);
  });
}

/** Off this thread, one after the other: a tenth of what every first visit waits for. */
function packOneByOne(server: FastifyInstance, files: readonly ReadyFile[]): void {
  let closing = false;
  server.addHook("preClose", async () => {
    closing = true;
  });
  server.addHook("onListen", (done) => {
    void (async () => {
      for (const file of files) if (!closing) await file.packBetter?.();
    })();
    done();
  });
}

/** The page itself would only find out with a refused call, and send the stranger there as well. */
function toSignIn(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const [path = "", query = ""] = request.url.split("?", 2);
  const asked = new URLSearchParams(query);
  // Who sent them is told by the page that they see.
  const code = asked.get("ref");
  asked.delete("ref");
  const next = code === null ? request.url : [path, ...(asked.size > 0 ? [asked] : [])].join("?");
  const sent = new URLSearchParams({ next, ...(code === null ? {} : { ref: code }) });
  return reply.headers(apiHeaders).redirect(`/login?${sent}`, 302);
}

function withCard(file: PublicFile, options: PublicOptions): PublicFile {
  const card = options.ownCardFields ? "own" : "stripe";
  const pixel = options.metaPixelId ? "site" : undefined;
  const headers = pageHeaders(file.body.toString(), { card, pixel });
  return { ...file, headers: { ...file.headers, ...headers } };
}

/** The page asks whether its visitor agrees, and may load what they agree to. */
function withPixel(file: PublicFile, metaPixelId: string): PublicFile {
  const html = file.body
    .toString()
    .replace(
      consentMark,
      (mark, url) =>
        `${mark}<script type="module" src="${url}" data-pixel="${metaPixelId}"></script>`,
    );
  return {
    ...packed(html),
    headers: {
      ...file.headers,
      etag: etagOf(html),
      ...pageHeaders(html, { pixel: "page" }),
    },
  };
}

/** «/chat/:workerId?» → «/chat» and «/chat/:workerId». */
function withAndWithoutOptional(path: string): string[] {
  if (!path.endsWith("?")) return [path];
  return [path.replace(/\/:\w+\?$/, ""), path.slice(0, -1)];
}

/** 404 for callers that are not looking for a page. */
export function answerUnknownAddress(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .headers(apiHeaders)
    .code(404)
    .send({ message: "Esta dirección no existe", code: "not_found" } satisfies ErrorBody);
}

function readFolder(folder: string, options: PublicOptions): Map<string, PublicFile> {
  const files = new Map<string, PublicFile>();
  const entries: Dirent[] = readdirSync(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || entry.name.endsWith(".br")) continue;
    const disk = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, disk).split(sep).join("/")}`;
    const { asBuilt, ...bytes } = readFile(disk, options);
    const type = mediaTypes[extname(entry.name)] ?? "application/octet-stream";
    const html = type.startsWith("text/html");
    files.set(path, {
      ...bytes,
      headers: {
        "content-type": type,
        etag: etagOf(bytes.body),
        vary: "accept-encoding",
        "x-content-type-options": "nosniff",
        // The name of an asset stands for what the build wrote.
        "cache-control":
          path.startsWith("/assets/") && asBuilt
            ? "public, max-age=31536000, immutable"
            : "no-cache",
        // The card provider's frame draws with our face.
        ...(entry.name.endsWith(".woff2") ? { "access-control-allow-origin": "*" } : {}),
        ...(html
          ? pageHeaders(bytes.body.toString(), { pixel: options.metaPixelId ? "site" : undefined })
          : {}),
      },
    });
  }
  return files;
}

function readFile(
  path: string,
  options: PublicOptions,
): Pick<PublicFile, "body" | "brotli" | "hasty"> & { asBuilt: boolean } {
  const body = readFileSync(path);
  const counted = options.metaPixelId !== undefined && extname(path) === ".html";
  const said = (mayName[extname(path)] ?? []).filter((word) => body.includes(wordsOfBuild[word]));
  if (said.length === 0 && !counted) return { body, brotli: optional(`${path}.br`), asBuilt: true };
  const words = operatorWords(options);
  const text = said.reduce(
    (before, word) => before.replaceAll(wordsOfBuild[word], () => words[word]),
    // Told by the document itself: its styles and code show what belongs to a pixel.
    counted ? body.toString().replace("<html ", '<html data-pixel="" ') : body.toString(),
  );
  return { ...packed(text), asBuilt: false };
}

function packed(text: string): Pick<PublicFile, "body" | "brotli" | "hasty"> {
  // 1.5 ms for the home page; the build's quality, a tenth smaller, would hold up the start by 110 ms.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return { body: Buffer.from(text), brotli: brotliCompressSync(text, { params }), hasty: true };
}

/** Weak: the same for both encodings. */
function etagOf(body: Buffer | string): string {
  return `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
}

function operatorWords(options: PublicOptions): Record<OperatorWord, string> {
  const { publicOrigin, contactEmail, company, social } = options;
  return {
    origin: publicOrigin,
    contactEmail,
    companyName: escapeHtml(company?.name ?? "la empresa titular de Kolmena"),
    companyDetails: escapeHtml(
      company?.details ??
        "Los datos de la empresa titular (denominación, número de identificación fiscal, domicilio y registro) se facilitan a quien los pida en la dirección de contacto.",
    ),
    // As the footer draws them: web/site/footer.tsx.
    socialItems: social
      .map(({ name, href }) => `<li><a href="${href}" rel="me">${name}</a></li>`)
      .join(""),
    socialLinks: social.map(({ name, href }) => `${name}=${href}`).join(" "),
    socialAddresses: social.map(({ href }) => JSON.stringify(href)).join(","),
  };
}

function optional(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
