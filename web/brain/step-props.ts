import type { UseFormReturn } from "react-hook-form";
import type { Answers } from "./answers.ts";

export interface StepProps {
  form: UseFormReturn<Answers>;
}
