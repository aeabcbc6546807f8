import type { Copy } from "../../copy.ts";
import type { Kind } from "../../draft.ts";
import { fold } from "../../language/escape.ts";
import { list } from "../../language/grammar.ts";
import { anyInterests, interests } from "../../lexicon/interests.ts";
import { stack, table } from "../layout.ts";

const placements: Readonly<Record<string, string>> = {
  sales:
    "Feed e historias de Instagram y Facebook. Deja fuera la red de socios: trae clics que no compran.",
  awareness: "Reels e historias primero; el feed como apoyo. Vídeo corto antes que foto.",
  engagement: "Feed de Instagram y Facebook, que es donde se comenta. Sin red de socios.",
  leads: "Feed e historias con formulario corto o mensaje directo. Sin red de socios.",
  retention: "Feed e historias, solo a listas propias: clientes y seguidores.",
};

/** The age that the audience's own words say. */
function agesOf(audience: string): string {
  const [, from, to] = /(\d{2}) ?(?:a|y|-) ?(\d{2})/u.exec(audience) ?? [];
  if (from && to) return `de ${from} a ${to} años`;
  const least = /(?:mayores|m[aá]s|partir) de (?:los )?(\d{2})/iu.exec(audience)?.[1];
  if (least) return `de ${least} años en adelante`;
  if (/j[oó]venes|estudiantes|universitari/iu.test(audience)) return "de 18 a 30 años";
  if (/jubilad|tercera edad/iu.test(audience)) return "de 60 años en adelante";
  return "de 25 a 55 años, para empezar";
}

/** «Familias con niñas de 4 a 8»: who decides and pays is the one to be reached. */
function parentsOf(whose: string, age: string): string {
  const [, children] =
    /(?<![a-zà-ž])(?:ni[nñ][oa]s|hij[oa]s|peque(?:s|ñ[oa]s)|beb[eé]s|alumn[oa]s)(?: (?:de|entre)((?: los)? \d{1,2} (?:a|y|-) \d{1,2}))?/iu.exec(
      whose,
    ) ??
    (/(?<![a-zà-ž])(?:mam[aá]s|pap[aá]s|madres|padres)(?![a-zà-ž])/iu.test(whose) ? ["", ""] : []);
  if (children === undefined && !/ni[nñ][oa]s|hij[oa]s|beb[eé]s/iu.test(whose)) return "";
  return `madres y padres${children ? ` con hijos de${children} años` : ""}; ${/^de 25 a 55/u.test(age) || children ? "de 25 a 50 años" : age}`;
}

const ofFirms =
  /(?<![a-zà-ž])(?:empresas?|oficinas|negocios|pymes|comercios|restaurantes|hoteles|despachos|comunidades|administradores)(?![a-zà-ž])/iu;

/** «…, oficinas del norte de Quito»: those whom the message names after the thing. */
function peopleTold({ brief, location }: Copy): string {
  const [, told = ""] =
    /[,:] ?(?:para |a )?(?:l[ao]s )?((?:oficinas|empresas|negocios|comercios|restaurantes|hoteles|familias|parejas|mujeres|hombres|j[oó]venes|adult[oa]s|mayores|estudiantes|padres|madres|mam[aá]s|gente|due[ñn][oa]s)(?![a-zà-ž])[^,.;:\n?]{3,60})/iu.exec(
      brief.prompt.slice(0, 600),
    ) ?? [];
  const town = location.split(/[,(]/)[0]!.trim();
  // A town typed in haste has its capital in the profile.
  const words = told.trim().split(" ");
  return words.map((word) => (town && fold(word) === fold(town) ? town : word)).join(" ");
}

export const audience: Kind = {
  id: "audience",
  write(copy) {
    const profile = copy.brief.profile;
    const whose = peopleTold(copy) || copy.fill("{aud}");
    const firms = ofFirms.test(whose);
    const age = profile?.audienceAge
      ? `de ${profile.audienceAge.replace("+", " en adelante").replace("-", " a ")} años`.replace(
          "en adelante años",
          "años en adelante",
        )
      : agesOf(whose);
    const parents = parentsOf(whose, age);
    // «Mujeres de Ñuñoa» says nearer than the town where the house stands.
    const [, quarter = ""] =
      /(?<= (?:de|en) )((?:La |Las |Los |El )?[A-ZÀ-ÖØ-Þ][a-zà-ž]+(?: [A-ZÀ-ÖØ-Þ][a-zà-ž]+)*)$/u.exec(
        // Typed in small letters, a quarter has its capital in the profile.
        / (?:de|en) [A-ZÀ-ÖØ-Þ]/u.test(whose) ? whose : copy.fill("{aud}"),
      ) ?? [];
    const near = quarter && fold(quarter) !== fold(copy.location) ? quarter : "";
    const they = /(?<![a-zà-ž])(?:mujeres|chicas|mam[aá]s|madres|embarazadas|novias)/iu.test(whose)
      ? "mujeres "
      : /(?<![a-zà-ž])(?:hombres|chicos|pap[aá]s)(?![a-zà-ž])/iu.test(whose) &&
          !/mujer/iu.test(whose)
        ? "hombres "
        : "";
    const where = near
      ? [near, copy.location].filter(Boolean).join(", ")
      : copy.location
        ? `${copy.location} y alrededores`
        : "tu zona de reparto o a la distancia que alguien haría para venir";
    const who =
      (whose && `${whose[0]!.toUpperCase()}${whose.slice(1)}`) ||
      `Personas que buscan ${copy.fill("{n}")}`;
    const likes = interests[copy.industry.id] ?? anyInterests;
    // Nobody reaches an office by who likes weddings: it is bought by somebody with a post.
    const whoIs = firms
      ? `de 28 a 60 años; cargos: dirección, administración y recursos humanos; intereses: ${list(["Pequeñas y medianas empresas", "Gestión de oficinas"])}`
      : `${parents || `${/hombres y mujeres|mujeres y hombres/iu.test(whose) ? "" : they}${age}`}; intereses: ${list(likes)}`;
    const say = (pool: readonly string[]) => copy.fit(pool, 110);
    return {
      title: copy.fill("Público para anunciar {n}"),
      body: stack(
        `**A quién:** ${who}.`,
        table(
          ["Conjunto", "Cómo se define", "Qué se le dice"],
          [
            ["Frío", `${where}; ${whoIs}`, say(copy.industry.hooks)],
            [
              "Templado",
              "Quien vio al menos la mitad de tus vídeos o visitó tu perfil en 90 días",
              say(copy.industry.says ?? copy.industry.scenes),
            ],
            [
              "Caliente",
              "Quien escribió, guardó o visitó la web en 30 días",
              copy.fill(copy.request.offer ? "{Offer}. {Act}." : "{S}: {act}."),
            ],
            [
              "Parecido",
              "Similares al 1 % de tu lista de clientes, cuando pase de cien personas",
              say(copy.industry.pains),
            ],
          ],
        ),
        "### Dónde se enseña",
        placements[copy.goal.id],
        "**Excluye:** a quien ya compró este mes (salvo en el conjunto caliente de recompra), a tu equipo y, en el frío, a quien ya está en los otros tres conjuntos.",
        "**Orden:** empieza por el templado y el caliente; si funcionan, abre el frío. Un solo interés por conjunto si quieres saber cuál trae a la gente.",
        copy.industry.sober
          ? "**Cuidado:** no apuntes por salud, deudas, duelo ni situación personal; las redes lo prohíben y quien lo ve se siente señalado."
          : "",
      ),
      reasons: [
        "Son cuatro grupos según lo cerca que están de comprar, con un mensaje distinto para cada uno.",
        profile?.targetAudience
          ? "El público sale de lo que contaste en Brain Central."
          : "Aún no sé quién es tu cliente: lo he dejado abierto para que lo estreches.",
      ],
    };
  },
};
