// The best-known passwords of published leaks, in English and Spanish, six characters and more,
// in lower case. Runs of one or two characters are recognised without a list.
const words = `
123456 1234567 12345678 123456789 1234567890 12345678910 0123456789 987654321 9876543210 654321
7654321 87654321 123123 123123123 123321 1234321 123454321 112233 11223344 1122334455 121314
123654 123789 147258 147258369 159357 159753 135790 135792468 142536 741852 741852963 789456
789456123 789789 456789 456123 345678 234567 102030 010203 020304 101112 131313 141414 151515
202020 212121 232323 252525 123qwe 123qweasd 123abc 123asd 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx
1qazxsw2 1a2b3c 1a2b3c4d q1w2e3 q1w2e3r4 qazwsx qazwsxedc zaq12wsx zaq1zaq1 qweasd qweasdzxc
qwe123 qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwertyu qwertyui qwertyuiop qwertz qwertzuiop
azerty azertyuiop asdfgh asdfghj asdfghjk asdfghjkl asdfghjklñ asdasd asdasd123 asd123 asdf1234
asdf123 zxcvbn zxcvbnm zxczxc poiuyt poiuytrewq lkjhgf mnbvcx mnbvcxz abcdef abcdefg abcdefgh
abcdefghi abc123 abc1234 abc12345 abcd1234 abcd123 abcabc a123456 a1234567 a12345678 a123456789
aa123456 aa12345678 a1b2c3 a1b2c3d4 aaa111 password password1 password12 password123 password1234
password! p@ssw0rd p@ssword passw0rd pa55word pass123 pass1234 pass12345 passpass passwd letmein
letmein1 welcome welcome1 welcome123 iloveyou iloveyou1 iloveyou2 admin1 admin12 admin123
admin1234 admin12345 admin@123 administrator administrador root123 toor123 test123 test1234
testing testtest tester guest123 guest1234 user123 user1234 usuario usuario1 usuario123 demo123
demo1234 default changeme changeme123 secret secret1 secret123 master master1 master123 monkey
monkey1 dragon dragon1 shadow shadow1 sunshine sunshine1 princess princess1 football football1
baseball basketball superman superman1 batman batman1 batman123 spiderman ironman starwars
pokemon pokemon1 pikachu naruto naruto1 minecraft fortnite charlie charlie1 jordan jordan23
michael michael1 jennifer jessica ashley daniel daniel1 daniela andrea andrea1 andres anthony
antonio antonio1 alejandro alejandra alberto alfredo adrian adriana carlos carlos1 carlos123
carolina claudia cristian cristina cristiano fernando fernanda francisco gabriel gabriela gonzalo
guillermo gustavo hector isabel javier javier1 jesus1 jesus123 jesucristo jorge123 jose123 joseluis
josemaria juan123 juancarlos juanito manuel manuel1 marcos maria1 maria123 mariana mariajose
marianela martin martina miguel miguel1 miguelangel monica natalia nicolas nicole pablo123 patricia
pedro123 rafael ricardo roberto rodrigo santiago sebastian sergio sergio1 sofia123 teresa valentina
valeria vanessa veronica victor victoria yolanda contraseña contraseña1 contraseña123 contrasena
contrasena1 contrasena123 contrasenya clave1 clave123 clave1234 miclave miclave1 micontraseña
secreto secreto1 secreto123 entrar entrar1 acceso acceso1 acceso123 abrete abretesesamo hola123
hola1234 hola12345 holahola holamundo holaquetal bienvenido bienvenida bienvenido1 teamo1 teamo123
teamomucho tequiero tequiero1 tequieromucho tekiero miamor miamor1 miamor123 amorcito amormio
amor123 amoramor corazon corazon1 corazón bonita bonita1 hermosa princesa princesa1 princesita
preciosa mivida mivida1 cariño carino estrella estrella1 estrellita mariposa mariposa1 chocolate
chocolate1 angelito angel123 angeles sirena gatito gatita perrito conejo tortuga elefante delfin
caballo dinosaurio futbol futbol1 futbol10 futbol123 realmadrid realmadrid1 madrid madrid1 madrid123
barcelona barcelona1 barcelona10 barca123 fcbarcelona visca123 atletico atleti atleti1 athletic
sevilla sevilla1 valencia valencia1 betis123 bocajuniors bocajrs riverplate river123 independiente
racing123 sanlorenzo colocolo universitario alianzalima millonarios nacional america america1
chivas chivas1 guadalajara cruzazul pumas123 tigres monterrey mexico mexico1 mexico123 mexico2020
colombia colombia1 colombia123 argentina argentina1 argentina10 venezuela venezuela1 ecuador
uruguay paraguay bolivia chile123 peru123 cuba123 españa españa1 espana espana1 espana123 andalucia
galicia asturias canarias mallorca zaragoza malaga123 bilbao granada cordoba murcia alicante
bogota123 medellin lima123 buenosaires caracas messi10 messi123 maradona maradona10 ronaldo ronaldo7
ronaldinho neymar neymar10 cristiano7 shakira1 computadora computador ordenador internet internet1
telefono celular familia familia1 familia123 mifamilia mihijo mihija mishijos mimama mipapa mamamia
mamita papito hermano hermana amigos amigas amistad libertad esperanza felicidad felicidades feliz123
alegria paraiso dios123 diosesamor diosmio cristo cristo1 jesusteamo graciasdios bendicion bendiciones
guadalupe navidad primavera verano verano1 verano2020 verano2023 verano2024 verano2025 invierno
otoño2024 febrero septiembre octubre noviembre diciembre domingo domingo1 sabado viernes miercoles
perfecto gracias gracias1 empresa empresa1 empresa123 negocio negocio1 negocio123 trabajo trabajo1
trabajo123 oficina oficina1 oficina123 cliente cliente1 tienda tienda1 tienda123 ventas ventas1
ventas123 marketing marketing1 marketing123 instagram instagram1 facebook facebook1 facebook123
google google1 google123 whatsapp youtube youtube1 tiktok twitter hotmail hotmail1 gmail123 yahoo1
netflix netflix1 amazon linkedin samsung samsung1 iphone iphone1 huawei motorola android windows
windows1 microsoft linux123 server server1 computer computer1 killer killer1 hunter hunter1 hunter2
ranger soccer hockey hockey1 tigger ginger pepper cookie cookie1 banana banana1 orange purple yellow
silver golden diamond summer summer1 summer2024 summer2025 winter winter1 winter2024 spring autumn
freedom whatever trustno1 nothing forever forever1 lovely lovely1 loveme loveme1 lover1 babygirl
babygirl1 angel1 flower flower1 butterfly rainbow rainbow1 hello1 hello123 hellohello goodluck
matrix mustang mustang1 harley ferrari ferrari1 porsche mercedes yankees cowboys lakers liverpool
liverpool1 chelsea chelsea1 arsenal arsenal1 juventus juventus1 maverick phoenix tiger123 thunder
blink182 metallica slipknot nirvana nirvana1 eminem eminem1 greenday 1234qwer qwer1234 qwerasdf
zxcv1234 aaaaaa1 abcdef1 abcdef123 abcdefg1 kolmena kolmena1 kolmena123 colmena colmena1 colmena123
`;

/** Passwords that are tried first by everyone who guesses; compare in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(words.trim().split(/\s+/));
