// node test/put-files.ts <folder> endless|until-refused: stores files of one repeated byte and prints
// each that is stored, for tests that kill it or let its disk run full.
import { Readable } from "node:stream";
import { createFileFolder } from "#server/external/file-folder.ts";
import type { AppError } from "#server/platform/errors.ts";

export const putBytes = 300_000;
export const putFiles = 200;

export const keyOf = (file: number) => `orders/${file % 7}/versiones/anuncio-${file}.bin`;

/** `pass` is the byte that the whole file is made of. */
async function* body(pass: number) {
  for (let at = 0; at < putBytes; at += 30_000) yield Buffer.alloc(30_000, pass);
}

const [, program, folder = "", until] = process.argv;
if (program === import.meta.filename) {
  const store = createFileFolder({ folder });
  const put = async (file: number, pass: number) => {
    await store.write(keyOf(file), body(pass));
    process.stdout.write(`${file} ${pass}\n`);
  };
  if (until === "endless") {
    for (let pass = 1; ; pass = (pass % 255) + 1) {
      for (let file = 0; file < putFiles; file += 4) {
        await Promise.all([0, 1, 2, 3].map((more) => put(file + more, pass)));
      }
    }
  }
  try {
    for (let file = 0; file < putFiles; file += 1) await put(file, 1);
  } catch (error) {
    const { code, cause } = error as AppError;
    process.stdout.write(`refused ${code} ${(cause as Error).message}\n`);
    // What a failed write left behind blocks no later one.
    await store.remove("orders/0", 100);
    await store.write("orders/0/aviso.txt", Readable.from([Buffer.from("cabe")]));
    process.stdout.write("again\n");
  }
}
