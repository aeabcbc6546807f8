import { leakedPasswords } from "./leaked-passwords.ts";

// Passwords that Spanish speakers choose and the ranking of leaked ones lacks, collected by hand: six
// characters or more, lower case. Passwords of one or two different characters need no list.
const spanishPasswords = `
020304 131313 141414 151515 202020 212121 232323 252525 zaq1zaq1 asdfghjklñ aa12345678 aaa111
pass12345 admin12 admin1234 admin12345 admin@123 administrador root123 toor123 guest123 guest1234
user123 user1234 usuario usuario1 usuario123 demo123 demo1234 changeme123 fortnite jorge123
josemaria marianela miguelangel pablo123 sofia123 contraseña contraseña1 contraseña123 contrasena
contrasena1 contrasena123 contrasenya clave1 clave123 clave1234 miclave miclave1 micontraseña
secreto secreto1 secreto123 entrar entrar1 acceso acceso1 acceso123 abrete abretesesamo hola1234
hola12345 holamundo holaquetal bienvenido bienvenida bienvenido1 tequiero1 tequieromucho miamor123
amoramor corazón mivida mivida1 cariño carino sirena dinosaurio futbol1 futbol10 futbol123
realmadrid1 madrid1 madrid123 barcelona10 barca123 fcbarcelona visca123 atletico atleti atleti1
athletic sevilla1 valencia1 betis123 bocajuniors bocajrs riverplate river123 independiente
racing123 sanlorenzo universitario alianzalima millonarios guadalajara pumas123 tigres monterrey
mexico2020 colombia123 argentina10 venezuela1 uruguay paraguay bolivia chile123 peru123 cuba123
españa españa1 espana espana1 espana123 andalucia galicia asturias canarias zaragoza malaga123
bilbao murcia alicante bogota123 medellin lima123 buenosaires caracas messi123 neymar neymar10
cristiano7 computadora ordenador celular familia123 mifamilia mihijo mihija mishijos mimama mipapa
hermano hermana felicidades feliz123 paraiso dios123 diosmio cristo1 jesusteamo graciasdios
bendicion bendiciones navidad verano verano1 verano2020 verano2023 verano2024 verano2025 invierno
otoño2024 febrero octubre noviembre domingo1 sabado viernes miercoles perfecto gracias gracias1
empresa empresa1 empresa123 negocio negocio1 negocio123 trabajo1 trabajo123 oficina oficina1
oficina123 cliente cliente1 tienda tienda1 tienda123 ventas ventas1 ventas123 marketing1
marketing123 instagram instagram1 facebook123 whatsapp tiktok twitter gmail123 netflix netflix1
iphone1 huawei linux123 server1 summer2024 summer2025 winter2024 aaaaaa1 kolmena kolmena1
kolmena123 colmena colmena1 colmena123
`;

/** All common passwords in lower case, each between spaces. */
const passwordList = ` ${`${leakedPasswords} ${spanishPasswords}`.trim().replaceAll(/\s+/g, " ")} `;

/** Whether a lower-case password is on the list; it searches one string of 0.1 MB, smaller than a set. */
export function isCommonPassword(typed: string): boolean {
  return !/\s/.test(typed) && passwordList.includes(` ${typed} `);
}

/** All of them. */
export function commonPasswords(): string[] {
  return passwordList.trim().split(" ");
}
