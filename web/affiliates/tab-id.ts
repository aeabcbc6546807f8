export type TabId = "resumen" | "referidos" | "comisiones" | "pagos";
