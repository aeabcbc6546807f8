/** Options of a test about a rare fault or large figures: only `npm run test:long` runs it. */
export const onlyLong = { skip: process.env.TEST_LONG ? false : "npm run test:long" };
