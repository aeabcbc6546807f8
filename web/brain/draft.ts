import type { Answers } from "./answers.ts";

export interface Draft {
  step: number;
  answers: Answers;
}
