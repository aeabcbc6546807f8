// What /precios does beyond every static page: orders a plan and sends the contact form.
import { enableContactForm } from "./contact-form.ts";
import { enableOrderButtons } from "./order-buttons.ts";

enableOrderButtons();
enableContactForm();
