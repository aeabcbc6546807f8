import { Info } from "lucide-react";
import { useId, useState } from "react";
import { buttonClass } from "#web/ui/button.tsx";
import { type ShareNetwork, shareMessage, shareNetworks } from "./share.ts";

const icons: Readonly<Record<ShareNetwork, string>> = {
  whatsapp:
    "M12 3a9 9 0 0 0-7.8 13.5L3 21l4.6-1.2A9 9 0 1 0 12 3zm0 1.7a7.3 7.3 0 1 1-3.9 13.5l-.4-.2-2.4.6.6-2.3-.3-.4A7.3 7.3 0 0 1 12 4.7zM8.9 8c-.2 0-.5.1-.7.3-.3.3-.9.9-.9 2.1s.9 2.4 1 2.6c.1.2 1.8 2.8 4.4 3.8 2.2.9 2.6.7 3.1.6.5 0 1.5-.6 1.7-1.2s.2-1.1.1-1.2l-.4-.2-1.5-.7c-.2-.1-.4-.1-.5.1l-.7.9c-.1.2-.3.2-.5.1a6 6 0 0 1-3-2.6c-.2-.3 0-.4.1-.5l.4-.5.2-.4v-.4L10.1 8.4c-.2-.4-.4-.4-.5-.4z",
  twitter:
    "M4 4h4.6l4.1 5.7L17.6 4H20l-6.2 7.2L20.6 20H16l-4.5-6.2L6.2 20H3.7l6.7-7.7zm2.9 1.6 10 12.8h1.8l-10-12.8z",
  facebook:
    "M13.5 21v-7.6h2.6l.5-3.2h-3.1V8.2c0-.9.3-1.6 1.7-1.6h1.5V3.8C16.4 3.7 15.5 3.6 14.6 3.6c-2.5 0-4.2 1.5-4.2 4.2v2.4H7.7v3.2h2.7V21z",
  linkedin:
    "M4.2 9.2h3.3V20H4.2zM5.8 4a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8zM9.7 9.2h3.1v1.5c.6-1 1.7-1.7 3.2-1.7 3 0 3.8 1.9 3.8 4.7V20h-3.3v-5.6c0-1.4-.2-2.5-1.7-2.5s-1.8 1.2-1.8 2.5V20H9.7z",
};

/** An editable message and links that share it on four networks. */
export function ShareLinks({ link }: { link: string }) {
  const id = useId();
  const [message, setMessage] = useState(() => shareMessage(link));
  return (
    <div className="active-share">
      <label htmlFor={id} className="mb-2 block font-[650]">
        Compártelo con este mensaje
      </label>
      <textarea
        id={id}
        value={message}
        maxLength={1000}
        onChange={(event) => setMessage(event.target.value)}
      />
      <ul>
        {(Object.keys(shareNetworks) as ShareNetwork[]).map((page) => (
          <li key={page}>
            <a
              href={shareNetworks[page].address(link, message)}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass("outline", "s", "w-full !px-2")}
            >
              <svg
                viewBox="0 0 24 24"
                fill="currentColor"
                fillRule="evenodd"
                aria-hidden="true"
                className="size-5"
              >
                <path d={icons[page]} />
              </svg>
              <span>
                {shareNetworks[page].name}
                <span className="sr-only"> (se abre en otra pestaña)</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className="active-note">
        <Info aria-hidden="true" className="size-5" />
        <span>
          Facebook y LinkedIn se quedan solo con el enlace. Escribe lo tuyo con tus palabras y deja
          siempre dicho que es un enlace de afiliado.
        </span>
      </p>
    </div>
  );
}
