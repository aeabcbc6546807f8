import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

export interface S3Server {
  /** What a store needs to use its bucket. */
  bucket: {
    endpoint: string;
    bucket: string;
    region: string;
    accessKeyId: string;
    secretAccessKey: string;
  };
  close(): Promise<void>;
}

/** A server that speaks S3 and refuses wrong signatures, with one empty bucket. Close it. */
export async function startS3(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), "kolmena-s3-"));
  const program = join(import.meta.dirname, "s3-program.ts");
  // It encrypts its page tokens with DES, for which OpenSSL needs its legacy provider.
  const child = spawn(process.execPath, ["--openssl-legacy-provider", program, directory], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const exit = once(child, "exit");
  const firstLine = once(createInterface(child.stdout), "line");
  const [port] = await Promise.race([
    firstLine,
    exit.then(([code]) => {
      throw new Error(`The S3 server ended with ${code}`);
    }),
  ]);
  return {
    bucket: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: "archivos",
      region: "eu-south-2",
      // The only key pair that it accepts.
      accessKeyId: "S3RVER",
      secretAccessKey: "S3RVER",
    },
    async close() {
      child.kill("SIGKILL");
      await exit;
      await rm(directory, { recursive: true, force: true });
    },
  };
}
