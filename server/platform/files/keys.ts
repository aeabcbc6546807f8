/** Below the HTTP server's limit of 200 characters for a path parameter. */
const keyLengthMax = 160;
/** Only file names have a dot, so that no key can be both a folder and a file. */
const folderName = "[a-z0-9][a-z0-9_-]*";
const fileName = `${folderName}(\\.[a-z0-9]+)+`;
const keyForm = new RegExp(`^(${folderName}/){2,8}${fileName}$`);
const prefixForm = new RegExp(`^${folderName}(/${folderName}){1,7}$`);

/**
 * True for a valid key such as `orders/<uuid>/anuncio-1.png`: at least two folders, lower case only.
 * Such a key is the same file on every disk and cannot point outside the store's folder.
 */
export function isFileKey(text: string): boolean {
  return text.length <= keyLengthMax && keyForm.test(text);
}

/** True for a valid prefix such as `orders/<uuid>`; never for the folder of a whole feature. */
export function isFilePrefix(text: string): boolean {
  return text.length <= keyLengthMax && prefixForm.test(text);
}
