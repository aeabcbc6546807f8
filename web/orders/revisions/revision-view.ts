export type RevisionView = "words" | "fields" | "versions";
