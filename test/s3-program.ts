// node --openssl-legacy-provider test/s3-program.ts <folder>: an S3 server with one bucket; prints its port.
import S3rver from "@20minutes/s3rver";

const [, , directory = ""] = process.argv;
const { port } = await new S3rver({
  address: "127.0.0.1",
  port: 0,
  directory,
  silent: true,
  configureBuckets: [{ name: "archivos" }],
}).run();
process.stdout.write(`${port}\n`);
// stdin ends when the parent process is gone.
process.stdin.resume().on("end", () => process.exit());
