-- Two random UUIDs hold 244 random bits.
INSERT INTO "server_secrets" ("name", "secret", "created_at")
VALUES ('order-links', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), now());
