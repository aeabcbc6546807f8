// npm run sandbox:schemas: writes the parameters of the sandbox's methods, read from the Stripe SDK's
// types. TypeScript 7 has no compiler API, so npm exec provides an older compiler.
import { existsSync, globSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, dirname, join } from "node:path";
import { inProject, main, Stop, say } from "./project.mjs";

const sdk = inProject("node_modules", "stripe");
const target = inProject("sandbox", "stripe", "schemas", "parameters.json");

/** Numbers that may have decimals; the SDK calls every number `number`. */
const decimals = /(^|_)percent|percentage/;

await main(async () => {
  const ts = findCompiler();
  const { methods } = await import("../sandbox/stripe/methods.ts");
  const sdkMethods = methodsOfSdk();
  const described = methods.map(({ name, verb, path }) => {
    const found = sdkMethods.get(`${verb} ${path}`);
    if (!found) throw new Stop(`El SDK no tiene ${verb} ${path}.`);
    return { name, ...found };
  });
  described.sort((one, other) => (one.name < other.name ? -1 : 1));

  const files = [...new Set(described.map(({ types }) => types))];
  const program = ts.createProgram(files, {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2024,
    strict: true,
    types: [],
  });
  const reader = createReader(ts, program.getTypeChecker());
  const shapes = {};
  for (const { name, types, className, functionName } of described) {
    shapes[name] = reader.parametersOf(program.getSourceFile(types), className, functionName);
  }
  const { version } = JSON.parse(readFileSync(join(sdk, "package.json"), "utf8"));
  const lines = (entries) => entries.map((entry) => `    ${entry}`).join(",\n");
  writeFileSync(
    target,
    `{
  "command": "npm run sandbox:schemas",
  "sdk": ${JSON.stringify(version)},
  "methods": {
${lines(Object.entries(shapes).map(([key, shape]) => `${JSON.stringify(key)}: ${JSON.stringify(shape)}`))}
  },
  "shared": [
${lines(reader.shared)}
  ]
}
`,
  );
  say(`${Object.keys(shapes).length} métodos, ${reader.shared.length} formas, SDK ${version}.`);
});

/** The compiler that `npm exec --package=typescript@5.9.3` put into PATH, before the project's. */
function findCompiler() {
  for (const folder of process.env.PATH.split(delimiter)) {
    const command = join(folder, "tsc");
    if (!existsSync(command)) continue;
    const home = dirname(dirname(realpathSync(command)));
    const { version } = JSON.parse(readFileSync(join(home, "package.json"), "utf8"));
    if (version.startsWith("5.9.")) return createRequire(import.meta.url)(home);
  }
  throw new Stop("Falta el compilador prestado: usa npm run sandbox:schemas.");
}

/** The SDK's class and function for each method, by keys such as `POST /v1/customers/{id}`. */
function methodsOfSdk() {
  const found = new Map();
  for (const file of globSync("cjs/resources/**/*.js", { cwd: sdk })) {
    const text = readFileSync(join(sdk, file), "utf8");
    const pattern =
      /^class (\w+) |^ {4}(?:async )?(\w+)\([\w, ]*\) \{\s+return this\._makeRequest\('(\w+)', ['`]([^'`]+)['`]/gm;
    let className;
    const types = join(sdk, file.replace(/\.js$/, ".d.ts"));
    for (const [, opened, functionName, verb, path] of text.matchAll(pattern)) {
      if (opened) className = opened;
      if (!functionName) continue;
      const key = `${verb} ${path.replace(/\$\{[^}]+\}/g, "{id}")}`;
      found.set(key, { types, className, functionName });
    }
  }
  return found;
}

function createReader(ts, checker) {
  const shared = [];
  const places = new Map();

  function parametersOf(source, className, name) {
    const declared = source.statements.find(
      (statement) => ts.isClassDeclaration(statement) && statement.name.text === className,
    );
    const method = declared.members.find((member) => member.name?.getText() === name);
    const params = method.parameters.find((parameter) => parameter.name.getText() === "params");
    if (!params) return share({ fields: {} });
    return shapeOf(checker.getNonNullableType(checker.getTypeAtLocation(params)), name);
  }

  function share(shape) {
    const text = JSON.stringify(shape);
    if (!places.has(text)) places.set(text, shared.push(text) - 1);
    return places.get(text);
  }

  function shapeOf(type, name) {
    const parts = (type.isUnion() ? type.types : [type]).filter(
      (part) => !(part.flags & ts.TypeFlags.Undefined),
    );
    const isEmpty = (part) =>
      part.flags & ts.TypeFlags.Null || (part.isStringLiteral() && part.value === "");
    const full = parts.filter((part) => !isEmpty(part));
    const literals = full.filter((part) => part.isStringLiteral()).map((part) => part.value);
    // The SDK's enums also allow unknown strings; here only this version's values are allowed.
    const open = (part) => literals.length > 0 && part.isIntersection();
    const others = full.filter((part) => !part.isStringLiteral() && !open(part));
    const kinds = others.map((part) => single(part, name));
    if (literals.length > 0) kinds.unshift(share({ enum: literals.sort() }));
    const unique = [...new Map(kinds.map((kind) => [JSON.stringify(kind), kind])).values()];
    const shape = unique.length === 1 ? unique[0] : { any: unique };
    return full.length < parts.length ? { emptyable: shape } : shape;
  }

  function single(type, name) {
    if (type.flags & ts.TypeFlags.BooleanLike) return "boolean";
    if (type.flags & ts.TypeFlags.NumberLike) return decimals.test(name) ? "number" : "integer";
    if (type.flags & ts.TypeFlags.StringLike || type.isIntersection()) return "string";
    if (type.symbol?.name === "Decimal") return "number";
    if (checker.isArrayType(type)) {
      return { array: shapeOf(checker.getTypeArguments(type)[0], name) };
    }
    const values = checker.getIndexTypeOfType(type, ts.IndexKind.String);
    if (values) return { map: isText(values) ? "string" : shapeOf(values, name) };
    const fields = {};
    const required = [];
    for (const property of checker.getPropertiesOfType(type)) {
      const declared = checker.getTypeOfSymbol(property);
      fields[property.name] = shapeOf(declared, property.name);
      if (!(property.flags & ts.SymbolFlags.Optional)) required.push(property.name);
    }
    return share(required.length > 0 ? { fields, required } : { fields });
  }

  /** Metadata values: numbers and null are sent, but Stripe treats them as strings. */
  function isText(type) {
    const text = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.Null;
    return (type.isUnion() ? type.types : [type]).every((part) => part.flags & text);
  }

  return { parametersOf, shared };
}
