/** A route's parameter may be 200 characters long. */
const keyLengthMax = 160;
/** Folders have no dot in their names and files do, so that nothing can be both. */
const folderName = "[a-z0-9][a-z0-9_-]*";
const fileName = `${folderName}(\\.[a-z0-9]+)+`;
const keyForm = new RegExp(`^(${folderName}/){2,8}${fileName}$`);
const prefixForm = new RegExp(`^${folderName}(/${folderName}){1,7}$`);

/**
 * Whether it names a file: `orders/<uuid>/anuncio-1.png`. Two folders at least, lower case, so that
 * a key is the same file on every disk and none leads out of its folder.
 */
export function isFileKey(text: string): boolean {
  return text.length <= keyLengthMax && keyForm.test(text);
}

/** Whether it names all files of a folder, `orders/<uuid>`; never those of a whole feature. */
export function isFilePrefix(text: string): boolean {
  return text.length <= keyLengthMax && prefixForm.test(text);
}
