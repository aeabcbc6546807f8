// Loaded into the process of each test file: the runner cuts off a test that hangs, but goes on
// waiting for its file, which a forgotten timer or socket keeps alive for ever.
const limitMs = Number(process.env.TEST_FILE_TIMEOUT_MS);
if (limitMs > 0 && process.env.NODE_TEST_CONTEXT) {
  setTimeout(() => {
    process.stderr.write(`${process.argv[1]} is still running after ${limitMs} ms\n`);
    process.exit(1);
  }, limitMs).unref();
}
