import type { Families } from "./topic.ts";

/** Troubles that each family solves, and more lines for the smallest: offices, houses, cars, travel and leisure. */
export const workFamilies: Families = {
  real_estate: {
    venta: {
      pains: [
        "Poner un precio por intuición y pasar seis meses esperando.",
        "Visitas que vienen a pasear.",
      ],
      hooks: ["Una casa bien contada se visita mejor."],
      says: ["Tres fotos buenas, con luz de mañana, traen mejores visitas que treinta con prisa."],
    },
    piso: {
      pains: [
        "Fotos de gran angular y un dormitorio de caja de cerillas.",
        "Tres visitas y nadie sabe decir cuánto se paga de gastos al mes.",
      ],
    },
  },
  cleaning: {
    oficina: { pains: ["Que cada semana venga alguien distinto y haya que explicarlo otra vez."] },
    obra: {
      pains: ["Polvo que vuelve tres veces después de quitarlo."],
      hooks: ["La obra termina cuando se puede andar descalzo."],
      says: ["De arriba abajo y dos pasadas: el polvo fino baja despacio."],
    },
    cristal: {
      pains: ["Limpiar los cristales y que salga el sol para enseñar las rayas."],
      hooks: ["La luz entra donde se la deja."],
      says: ["Los tejidos se prueban primero en una esquina que no se vea."],
    },
    hogar: {
      pains: [
        "Dedicar el domingo a lo que se ensucia el martes.",
        "Una visita en una hora y el baño como está.",
      ],
      hooks: ["Llegar a casa y que huela a limpio."],
      says: ["Recoger lo suelto la víspera deja el tiempo para lo que cuesta."],
    },
  },
  architecture: {
    interior: {
      pains: ["Mucho armario y ningún sitio donde dejar las llaves."],
      hooks: ["La casa es la misma. El recorrido, no."],
      says: ["Vivir un espacio una semana y apuntar dónde se tropieza es el mejor plano."],
    },
    reforma: {
      pains: ["Que el presupuesto crezca cada vez que alguien dice «ya que estamos»."],
      hooks: ["Antes de tirar un tabique, mirar qué sujeta."],
      says: ["Ordenar por fases permite vivir en casa mientras cambia."],
    },
    vivienda: {
      pains: ["Un render precioso y una casa a oscuras."],
      hooks: ["Primero el sol, luego las paredes."],
      says: ["Visitar el terreno a tres horas distintas dice dónde va la cocina."],
    },
  },
};
