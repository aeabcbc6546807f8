import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";

export interface S3Server {
  /** What a store needs to use its bucket. */
  bucket: {
    endpoint: string;
    bucket: string;
    region: string;
    accessKeyId: string;
    secretAccessKey: string;
  };
  /** `GET /archivos/orders/…`, oldest first. */
  requests: { method: string; path: string; host: string }[];
  close(): Promise<void>;
}

/** A server that speaks S3 and refuses wrong signatures, with one empty bucket. Close it. */
export async function startS3(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), "kolmena-s3-"));
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    directory,
    silent: true,
    serviceEndpoint: "ejemplo.test",
    configureBuckets: [{ name: "archivos" }],
  });
  const { port } = await server.run();
  const requests: S3Server["requests"] = [];
  server.httpServer.on("request", ({ method = "", url = "", headers }) =>
    requests.push({ method, path: url, host: headers.host ?? "" }),
  );
  return {
    bucket: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: "archivos",
      region: "eu-south-2",
      // The only pair that it knows.
      accessKeyId: "S3RVER",
      secretAccessKey: "S3RVER",
    },
    requests,
    async close() {
      server.httpServer.closeAllConnections();
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
