const words = (text: string) => new Set(text.trim().split(/\s+/));

/** Nouns whose ending would mislead, and everyday ones that tell a noun from a name. */
export const masculineNouns = words(`
matcha cubrebocas electricista detox empeine garage mariachi porche seviche sueter vinagre whisky analisis impermeable antifaz
chaufa encebollado hornado locro ajiaco sancocho choripan mondongo curanto sudado lomo anticucho
ajedrez blend lettering poder mate chai latte noodle curry aguachile short top blazer body bodie sarape tenis dije semipermanente jacuzzi reformer jiujitsu aquagym parapente loft monoambiente buje clutch smartphone flyer banner mug foulard dulce pate pure gofre crep crepe waffle pancake donut wrap poke bowl smoothie cheesecake souvenir sticker poster
lapiz maiz tapiz tren sable inmueble jarabe jengibre chile parque tanque bosque indice vertice chef arbol sol alcohol futbol baul iglu
bambu aji colibri jabali esqui bisturi rubi ginseng kefir elixir pique sandwich pote kiwi guisante frijol panellet calcot puff puf
canape pellet split parlante smartwatch mouse toner pendrive router wifi tripode flash led aplique balde suavizante manicure pedicure
reiki muay kickboxing twerk hip baby photocall backing invisalign puente microchip snack check candy pijama planeta drama panorama chipa
microondas lavavajillas lavaplatos paraguas abrelatas sacacorchos cunape bizcochuelo alfajor scone macaron eclair vape
ingles frances aleman italiano portugues espanol puzle polen diente ponche rompecabezas alquiler arriendo depto departamento estudio atico duplex garaje trastero solar terreno condominio lentes anteojos casco candado pinchazo lente paquete cachorro perro gato collar mole
dia mapa sofa problema tema programa sistema clima idioma menu cafe te champu spa bar kit look set pack plan reel post
taller curso corte tinte masaje pan roscon pastel bizcocho croissant cruasan postre plato arroz guiso vino queso jamon helado
batido zumo jugo brunch almuerzo desayuno combo taco tacos burrito kebab sushi ramen aceite chocolate tequila mezcal gin ron
ramo anillo collar pendiente reloj bolso vestido zapato pantalon abrigo jersey sombrero traje perfume serum maquillaje
tratamiento peeling facial laser servicio proyecto piso apartamento local chalet terreno coche carro auto neumatico aceite
seguro prestamo credito fondo informe software modulo panel robot portatil ordenador movil celular videojuego torneo mando
libro cuento comic club taller retiro viaje hotel crucero vuelo tour paquete evento concierto festival sorteo aniversario
lanzamiento descuento regalo bono pase abono metodo examen grado master nivel album reportaje video marco cuadro mueble
sillon colchon jabon detergente filtro cambio freno motor diseno plano voluntariato programa mercadillo horario implante
blanqueamiento empaste alineador chequeo seguimiento contrato divorcio testamento despido impuesto autonomo balance
entrenamiento reto yoga pilates spinning crossfit combo mole pozole ceviche asado cordero pollo pescado pulpo atun salmon
catering campamento voluntariado capuchino espresso crm balayage pilates interiorismo tomate vermut cordon mantel marisco arbol juguete peluche pienso arnes equipo asesoramiento diagnostico programa menus cupcake brownie
arete zarcillo broche llavero monedero cinturon bolsillo mochilero guante calcetin calzado mocasin botin uniforme disfraz tatuaje piercing
bombin cerrojo grifo calentador radiador termo enchufe cable ventilador extractor toldo parquet azulejo ladrillo tejado muro cesped
abono cactus bonsai bulbo macetero helecho girasol queso yogur flan alfajor turron bombon caramelo cacao pimiento calamar camaron
mejillon embutido chorizo salchichon solomillo chuleton filete granizado sorbete licor vermu coctel mojito agave melon platano aguacate
carnet permiso simulacro ensayo concierto piano violin teclado ukelele bajo tambor coro canto baile ballet tango flamenco karate judo
boxeo surf kayak camping glamping hostal hostel refugio camino sendero safari buceo sello folleto rotulo lienzo boceto grabado bordado
estampado tejido ovillo hilo encaje forro tapizado barniz esmalte lacado mosaico espejo jarron florero candelabro difusor incienso
informatico servidor dominio hosting disco teclado raton monitor altavoz auricular cargador dron drone patinete scooter monopatin
remolque silenciador amortiguador escape parabrisas retrovisor aceite lavado pulido encerado tapete cojin edredon somier mosquitero
quiste juanete masaje vendaje ungüento brackets bracket drenaje injerto botox relleno lifting microblading alisado flequillo degradado
afeitado bigote rasurado baño corral establo pienso hueso comedero bebedero collar transportin acuario terrario pez loro canario conejo
hamster caballo potro poni lote kilo litro saco tarro frasco bote estuche sobre menaje
accidente tramite desahucio chatbot dashboard soporte posicionamiento avaluo render renting aire embrague polarizado destape alicatado closet pladur
drywall microcemento control hidrolavado escaner factoring`);

export const feminineNouns = words(`
higiene hidratante
milanesa salchipapa guatita fritada cazuela hallaca cachapa pupusa birria
laptop senal postal catedral cal quiche baguette cookie sede pared helice fase ave legumbre chaise tablet cerve hambur compu sucursal credencial vocal central
hoz nuez cruz luz vid red merced suite piel miel sal hiel col flor coliflor labor imagen virgen crin sarten
final champions liga
habitacion recamara hipoteca gafa lentilla montura bici uña rodilla espalda vista vacuna cabaña parcela finca villa vela ceramica fruta verdura
mano foto moto radio flor miel sal leche carne nube clase llave piel luz red voz imagen mujer madre noche tarde sangre fiebre
tarta torta hogaza barra empanada galleta magdalena rosca pizza hamburguesa paella tortilla sopa ensalada cerveza caña copa
croqueta tapa racion sobremesa comida cena merienda cesta canasta caja vela taza camiseta camisa falda chaqueta blusa bota
zapatilla sandalia pulsera alianza cadena joya gema planta rosa orquidea corona crema mascarilla manicura pedicura depilacion
limpieza mecha coleta barba melena trenza keratina sesion terapia consulta cita revision vacuna ortodoncia carilla casa
vivienda oficina nave hipoteca inversion cuenta poliza renta gestoria nomina declaracion auditoria app aplicacion plataforma
web tienda coleccion temporada oferta promocion rebaja suscripcion tarjeta guia masterclass academia matricula beca carrera
lengua conversacion boda fiesta comunion reunion conferencia expo exposicion ruta escapada habitacion suite reserva estancia
reforma cocina ducha bañera obra pintura ventana puerta mudanza alfombra colada rueda bateria itv furgoneta moto bicicleta
novela saga revista lectura partida consola silla campaña donacion gala carta salsa hamaca lampara mesa estanteria manta
apertura inauguracion novedad noticia asesoria charla formacion excursion plantilla mascota correa cama tos arepa lasaña
fuente serie catequesis agenda base torre nieve suerte gente parte frase clave nariz dosis crisis sintesis tesis actriz raiz
vez paz cruz voz sartén sarten labor razon cancion imagen hamburguesas quesadilla
alpargata menorquina babucha pantufla chancla cartera bandolera mochila riñonera maleta bufanda gorra corbata pajarita camisera sudadera bermuda media guayabera pollera ruana
manilla argolla tobillera gargantilla sortija cerradura persiana cortina mampara encimera caldera estufa chimenea bomba valvula tuberia
antena alarma camara bisagra baldosa tarima teja fachada terraza piscina pergola valla maceta suculenta lavanda semilla orquidea
sandia cebolla patata papaya ciruela uva aceituna castaña hortaliza acelga lechuga zanahoria calabaza naranja manzana pera fresa cereza granada pitahaya papaya yuca mandioca arveja lenteja
cecina morcilla sobrasada butifarra costilla chuleta brocheta milanesa gringa tostada enchilada flauta sincronizada cachapa hallaca
pupusa baleada humita papa galleta oblea trufa gelatina paleta nieve horchata jamaica sidra chicha limonada malteada botella jarra
autoescuela guitarra bateria flauta trompeta serenata orquesta banda danza coreografia clase gimnasia natacion vela pesca escalada
caminata cabalgata excursion cabaña posada tirolesa imprenta libreta agenda pegatina etiqueta lona pancarta acuarela escultura
lana aguja cremallera cinta tela seda mezclilla almohada sabana toalla cobija frazada funda cortina vajilla olla cazuela
impresora pantalla tableta consola bateria tinta bujia correa pastilla llanta cubierta camara horquilla alforja cesta
depilacion uña ceja pestaña arruga mancha verruga quiropodia plantilla ferula protesis corona endodoncia mamografia ecografia
ley diagnosis demo pickup
arena pecera jaula pomada vitamina pipeta cachorra gata perra bolsa lata malla bandeja docena arroba libra guarderia jornada`);
