// What `POST /api/login` is measured against: node:http that only verifies a password.
import { createServer } from "node:http";
import { hash, verify } from "@node-rs/argon2";
import { cost } from "#server/features/account/passwords.ts";

const stored = await hash("una frase larga y rara", cost);
const server = createServer((request, response) => {
  let body = "";
  request.on("data", (chunk) => {
    body += chunk;
  });
  request.on("end", () => {
    const { password } = JSON.parse(body) as { password: string };
    void verify(stored, password).then((matches) => {
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ matches }));
    });
  });
});
server.listen(0, "127.0.0.1", () => {
  process.send?.((server.address() as { port: number }).port);
});
