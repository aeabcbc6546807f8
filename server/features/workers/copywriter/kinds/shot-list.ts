import type { Kind } from "../draft.ts";
import { lengths, shownNamed } from "../understanding/video.ts";
import { stack, table } from "./layout.ts";
import { photosOf } from "./photos.ts";
import { sizeOf } from "./things.ts";
import { cuts, isShort, sound } from "./video-style.ts";

export const shotList: Kind = {
  id: "shot-list",
  write(copy) {
    const { seconds: asked } = copy.request;
    const short = isShort(copy);
    const usual = asked ? Math.max(4, Math.min(8, Math.floor(asked / 2.5))) : short ? 4 : 8;
    const total = Math.max(4, copy.count(usual));
    const each = asked
      ? lengths(asked, total)
      : Array.from({ length: total }, (_, index) => 2 + (index % 3));
    const seconds = each.reduce((sum, one) => sum + one, 0);
    const moves = [
      "fijo",
      "acercamiento lento",
      "cámara en mano",
      "giro corto",
      "fijo con entrada y salida",
    ];
    const must = shownNamed(copy.brief.prompt);
    const seen = photosOf(copy, total - (must ? 3 : 2));
    const shots = [
      ...(must ? [must] : []),
      ...seen,
      ...copy.several(
        [
          "las manos, sin cara, en mitad de la tarea",
          "la puerta, desde la calle",
          "el rótulo con {biz}",
          "el gesto de despedida",
          "el lugar vacío, antes de empezar",
          "un detalle del lugar, muy de cerca",
          // The same door once.
        ].filter((shot) => !/calle/.test(shot) || !seen.some((one) => /calle/.test(one))),
        total,
      ),
    ]
      .filter((shot) => !copy.request.faceless || !/\bla cara de |a cámara|retrato/iu.test(shot))
      .slice(0, total);
    return {
      title: copy.fill("Lista de planos: {n}"),
      body: stack(
        `**Duración:** ${seconds} segundos. **Montaje:** ${cuts[copy.tone.id]}. **Sonido:** ${sound(copy)}.`,
        table(
          ["N.º", "Tamaño", "Qué se ve", "Movimiento", "Segundos"],
          shots.map((shot, index) => [
            String(index + 1),
            sizeOf(shot),
            shot,
            moves[index % 5]!,
            String(each[index]),
          ]),
        ),
        short
          ? ""
          : "Graba cada plano dos veces y deja dos segundos de más al principio y al final.",
      ),
      reasons: [
        "Cada plano enseña una sola cosa: cualquier corte funciona.",
        "Se graba con un teléfono y sin trípode, salvo los fijos.",
      ],
    };
  },
};
