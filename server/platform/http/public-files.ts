import { createHash } from "node:crypto";
import { type Dirent, readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ErrorBody } from "#shared/endpoint.ts";
import { escapeHtml } from "../escape-html.ts";
import {
  type PreparedFile,
  type PublicFile,
  prepareFile,
  sendFile,
  serveBeforeFastify,
} from "./prepared-files.ts";
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

/** Placeholders in the built files for values that only the operator knows. */
const placeholders = {
  origin: "https://kolmena.invalid",
  contactEmail: "contacto@kolmena.invalid",
  companyName: "company-name.kolmena.invalid",
  companyDetails: "company-details.kolmena.invalid",
  socialItems: "social-links.kolmena.invalid",
  socialLinks: "social-links.kolmena.invalid",
  /** Including its quotation marks: one JSON list entry, replaced by any number of entries. */
  socialAddresses: '"social-addresses.kolmena.invalid"',
} as const;
type OperatorValue = keyof typeof placeholders;
/** On pages that the Meta pixel may measure: the script that asks for consent. */
const consentLink = /<link rel="consent" href="([^"]+)"[^>]*>/;
const placeholdersIn: Record<string, readonly OperatorValue[]> = {
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
  // Hydrated pages must render the same values as their HTML.
  ".js": ["contactEmail", "socialLinks"],
};

export interface PublicPages {
  /** Paths rendered by the browser app; `:name` is a segment, `:name?` an optional one. */
  appPaths: readonly string[];
  /** Paths of pages with a card field. */
  cardPaths: readonly string[];
  /** Paths that need a signed-in person, in the same form. */
  privatePaths: readonly string[];
  /** Paths that the Meta pixel may measure. */
  measuredPaths: readonly string[];
}

export interface PublicOptions {
  /** Scheme and host that browsers use; used in canonical addresses. */
  publicOrigin: string;
  contactEmail: string;
  /** Legal name and details of the operator; when undefined the page says where to ask. */
  company?: { name: string | undefined; details: string | undefined };
  /** Social profiles. Names and addresses must need no HTML escaping. */
  social: readonly { name: string; href: string }[];
  /** Id of the Meta pixel, if there is one. */
  metaPixelId?: string | undefined;
  /** Card fields are served by this origin; otherwise by Stripe. */
  ownCardFields: boolean;
  /** Whether files are compressed again at best quality once the server listens; worth it for a long-running process. */
  recompress: boolean;
  /** Name of the session cookie; a request without it is not signed in. */
  session: Pick<SessionCookie, "name">;
}

/**
 * Serves the built site from memory: prerendered pages under their path, the app's fallback page
 * under its other paths, the 404 page for everything else.
 * @param folder output of the web build for browsers
 */
export function servePublicFiles(
  server: FastifyInstance,
  folder: string,
  pages: PublicPages,
  options: PublicOptions,
): void {
  const files = readFolder(folder, options);
  const fallback = files.get("/__spa-fallback.html") ?? files.get("/index.html");
  const notFoundFile = files.get("/404.html") ?? files.get("/404/index.html") ?? fallback;
  const served = new Map<string, PublicFile>();

  if (fallback) {
    for (const path of pages.appPaths.flatMap(withAndWithoutOptional)) served.set(path, fallback);
  }
  for (const [path, file] of files) {
    if (/^\/(__spa-fallback|404|404\/index)\.html$/.test(path)) continue;
    // Replaces the fallback: a prerendered page is readable before its code has loaded.
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
  const publicPages = new Map<string, PreparedFile>();
  const quicklyPacked: PreparedFile[] = [];
  for (const [path, file] of served) {
    const prepared = prepareFile(file);
    if (!privatePaths.has(path) && !path.includes(":")) publicPages.set(path, prepared);
    quicklyPacked.push(prepared);
    server.get(path, (request, reply) =>
      privatePaths.has(path) && !sessionToken(request.headers, options.session)
        ? redirectToSignIn(request, reply)
        : sendFile(request, reply, prepared, 200),
    );
    if (path === "/" || file.headers["content-type"] !== mediaTypes[".html"]) continue;
    server.get(`${path}/`, (request, reply) =>
      reply.redirect(request.url.replace(/\/(?=\?|$)/, ""), 301),
    );
  }
  serveBeforeFastify(server, publicPages);
  if (options.recompress) packOneByOne(server, quicklyPacked);
  const notFoundPage = notFoundFile && prepareFile(notFoundFile);
  server.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === "GET" || request.method === "HEAD";
    if (!wantsPage || /^\/(api|assets)\//.test(request.url) || !notFoundPage) {
      return answerUnknownAddress(request, reply);
    }
    return sendFile(request, reply, notFoundPage, 404);
  });
}

/** Recompresses the files one by one in the thread pool; makes each about a tenth smaller. */
function packOneByOne(server: FastifyInstance, files: readonly PreparedFile[]): void {
  let closing = false;
  server.addHook("preClose", async () => {
    closing = true;
  });
  server.addHook("onListen", (done) => {
    void (async () => {
      for (const file of files) if (!closing) await file.recompress?.();
    })();
    done();
  });
}

/** Redirects to the sign-in page at once; the page itself would do so only after a refused call. */
function redirectToSignIn(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const [path = "", query = ""] = request.url.split("?", 2);
  const params = new URLSearchParams(query);
  // A referral code must be on the page that the visitor sees, so it moves to the redirect itself.
  const code = params.get("ref");
  params.delete("ref");
  const next = code === null ? request.url : [path, ...(params.size > 0 ? [params] : [])].join("?");
  const signInParams = new URLSearchParams({ next, ...(code === null ? {} : { ref: code }) });
  return reply.headers(apiHeaders).redirect(`/login?${signInParams}`, 302);
}

function withCard(file: PublicFile, options: PublicOptions): PublicFile {
  const card = options.ownCardFields ? "own" : "stripe";
  const pixel = options.metaPixelId ? "site" : undefined;
  const headers = pageHeaders(file.body.toString(), { card, pixel });
  return { ...file, headers: { ...file.headers, ...headers } };
}

/** Adds the consent script to the page and allows the pixel in its headers. */
function withPixel(file: PublicFile, metaPixelId: string): PublicFile {
  const html = file.body
    .toString()
    .replace(
      consentLink,
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

/** 404 as JSON, for callers that do not want a page. */
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
        // The hash in an asset's name is that of the built file, so only unchanged files are immutable.
        "cache-control":
          path.startsWith("/assets/") && asBuilt
            ? "public, max-age=31536000, immutable"
            : "no-cache",
        // Stripe's card frame loads our font.
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
): Omit<PublicFile, "headers"> & { asBuilt: boolean } {
  const body = readFileSync(path);
  const isMeasured = options.metaPixelId !== undefined && extname(path) === ".html";
  const used = (placeholdersIn[extname(path)] ?? []).filter((word) =>
    body.includes(placeholders[word]),
  );
  if (used.length === 0 && !isMeasured)
    return { body, brotli: readOptional(`${path}.br`), asBuilt: true };
  const values = operatorValues(options);
  const text = used.reduce(
    (before, word) => before.replaceAll(placeholders[word], () => values[word]),
    // Styles and scripts read this attribute to show the parts that belong to the pixel.
    isMeasured ? body.toString().replace("<html ", '<html data-pixel="" ') : body.toString(),
  );
  return { ...packed(text), asBuilt: false };
}

function packed(text: string): Omit<PublicFile, "headers"> {
  // Quality 5 takes 1.5 ms for the home page; the build's quality, a tenth smaller, would delay the start by 110 ms.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return {
    body: Buffer.from(text),
    brotli: brotliCompressSync(text, { params }),
    isQuicklyCompressed: true,
  };
}

/** A weak tag, because it is the same for both encodings. */
function etagOf(body: Buffer | string): string {
  return `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
}

function operatorValues(options: PublicOptions): Record<OperatorValue, string> {
  const { publicOrigin, contactEmail, company, social } = options;
  return {
    origin: publicOrigin,
    contactEmail,
    companyName: escapeHtml(company?.name ?? "la empresa titular de Kolmena"),
    companyDetails: escapeHtml(
      company?.details ??
        "Los datos de la empresa titular (denominación, número de identificación fiscal, domicilio y registro) se facilitan a quien los pida en la dirección de contacto.",
    ),
    // The same markup as in web/site/footer.tsx.
    socialItems: social
      .map(({ name, href }) => `<li><a href="${href}" rel="me">${name}</a></li>`)
      .join(""),
    socialLinks: social.map(({ name, href }) => `${name}=${href}`).join(" "),
    socialAddresses: social.map(({ href }) => JSON.stringify(href)).join(","),
  };
}

function readOptional(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
