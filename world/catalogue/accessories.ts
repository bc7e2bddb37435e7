import { both } from '../localized.ts'
import { isSuv, type Template } from './option.ts'

const isPickup = (car: { body: string }) => car.body === 'pickup'
const isVan = (car: { body: string }) => car.body === 'van'
const hasBoot = (car: { body: string }) => !isPickup(car) && !isVan(car)

const everyday: Template[] = [
  { key: 'rubber-mats', name: both('Tapetes de borracha', 'Alfombras de goma'), price: 390, excludes: ['carpet-mats'] },
  { key: 'carpet-mats', name: both('Tapetes de carpete', 'Alfombras de carpeta'), price: 320 },
  { key: 'door-sills', name: both('Soleira de porta', 'Zócalo de puerta'), price: 480 },
  { key: 'skid-plate', name: both('Protetor de cárter', 'Protector de cárter'), price: 690 },
  {
    key: 'security-film',
    name: both('Película de segurança', 'Lámina de seguridad'),
    price: 890,
    excludes: ['sun-film'],
  },
  { key: 'wheel-locks', name: both('Parafuso antifurto', 'Tuerca antirrobo'), price: 260 },
  {
    key: 'sun-film',
    name: both('Película de controle solar', 'Lámina de control solar'),
    price: 640,
  },
  { key: 'visors', name: both('Calhas de chuva', 'Deflectores de ventanilla'), price: 350 },
  { key: 'dashcam', fitting: 'inside-dashcam', name: both('Câmera veicular', 'Cámara para tablero'), price: 990 },
  { key: 'first-aid', name: both('Kit de emergência', 'Kit de emergencia'), price: 240 },
  {
    key: 'phone-mount',
    fitting: 'inside-phone-mount',
    name: both('Suporte para celular', 'Soporte para celular'),
    price: 190,
  },
  { key: 'cover', name: both('Capa protetora', 'Funda cobertora'), price: 430 },
  { key: 'seat-covers', name: both('Capas de banco', 'Fundas de asiento'), price: 780, excludes: ['leather', 'suede'] },
  {
    key: 'front-sensors',
    name: both('Sensor de estacionamento dianteiro', 'Sensor de estacionamiento delantero'),
    price: 870,
  },
  { key: 'air-pump', name: both('Compressor de ar portátil', 'Compresor de aire portátil'), price: 390 },
]

const family: Template[] = [
  { key: 'boot-organiser', name: both('Organizador de porta-malas', 'Organizador de baúl'), price: 290, fits: hasBoot },
  {
    key: 'boot-tray',
    name: both('Bandeja de porta-malas', 'Bandeja de baúl'),
    price: 360,
    excludes: ['boot-organiser'],
    fits: hasBoot,
  },
  {
    key: 'child-seat',
    name: both('Cadeirinha ISOFIX', 'Silla infantil ISOFIX'),
    price: 1590,
    fits: (car) => !isVan(car),
  },
  {
    key: 'pet-cover',
    name: both('Capa pet para banco traseiro', 'Cobertor para mascotas'),
    price: 310,
    fits: (car) => !isVan(car),
  },
  {
    key: 'spoiler',
    fitting: 'spoiler',
    name: both('Aerofólio', 'Alerón'),
    price: 1250,
    fits: (car) => car.body === 'hatch' || car.body === 'sedan',
  },
  {
    key: 'side-moulding',
    fitting: 'side-moulding',
    name: both('Frisos laterais', 'Molduras laterales'),
    price: 420,
    excludes: ['chrome'],
  },
  {
    key: 'roof-bars',
    fitting: 'roof-bars',
    name: both('Barras transversais de teto', 'Barras transversales de techo'),
    price: 1190,
    fits: (car) => isSuv(car) || car.body === 'minivan' || car.body === 'van',
  },
  {
    key: 'roof-box',
    fitting: 'roof-box',
    name: both('Bagageiro de teto', 'Portaequipaje de techo'),
    price: 1490,
    includes: ['roof-bars'],
    fits: (car) => isSuv(car) || isPickup(car) || car.body === 'minivan',
  },
  {
    key: 'roof-bike',
    fitting: 'roof-bike',
    name: both('Suporte de bicicleta para teto', 'Portabicicletas de techo'),
    price: 980,
    includes: ['roof-bars'],
    excludes: ['roof-box'],
    fits: isSuv,
  },
  {
    key: 'hitch-bike',
    fitting: 'hitch-bike',
    name: both('Suporte de bicicleta para engate', 'Portabicicletas para enganche'),
    price: 1680,
    includes: ['tow'],
    fits: (car) => !car.electric && !isVan(car),
  },
  {
    key: 'rear-camera',
    name: both('Câmera de ré', 'Cámara de retroceso'),
    price: 1150,
    excludes: ['camera-360', 'comfort'],
    fits: (car) => car.price < 120_000,
  },
]

const work: Template[] = [
  {
    key: 'soft-cover',
    fitting: 'soft-cover',
    name: both('Capota marítima', 'Lona marítima'),
    price: 1690,
    excludes: ['hard-cover'],
    fits: isPickup,
  },
  {
    key: 'bed-liner',
    name: both('Protetor de caçamba', 'Protector de caja'),
    price: 1290,
    excludes: ['work'],
    fits: isPickup,
  },
  {
    key: 'bed-box',
    fitting: 'bed-box',
    name: both('Caixa de ferramentas para caçamba', 'Caja de herramientas'),
    price: 1980,
    excludes: ['hard-cover'],
    fits: isPickup,
  },
  { key: 'bed-divider', name: both('Divisor de caçamba', 'Divisor de caja'), price: 1150, fits: isPickup },
  { key: 'bed-step', name: both('Degrau para caçamba', 'Escalón para caja'), price: 890, fits: isPickup },
  {
    key: 'snorkel',
    fitting: 'snorkel',
    name: both('Snorkel'),
    price: 2400,
    oneOf: [['off-road', 'suspension']],
    fits: (car) => isPickup(car) && car.price > 180_000,
  },
  { key: 'cargo-net', name: both('Rede de carga', 'Red de carga'), price: 260 },
  {
    key: 'ladder-rack',
    fitting: 'ladder-rack',
    name: both('Porta-escadas', 'Portaescaleras'),
    price: 1890,
    includes: ['roof-bars'],
    fits: isVan,
  },
  {
    key: 'shelving',
    name: both('Estantes internas', 'Estanterías interiores'),
    price: 4900,
    excludes: ['side-windows'],
    fits: isVan,
  },
  {
    key: 'cargo-light',
    name: both('Iluminação LED do compartimento', 'Iluminación LED del compartimiento'),
    price: 480,
    fits: isVan,
  },
  {
    key: 'door-lock',
    name: both('Trava extra do compartimento de carga', 'Traba extra del compartimiento de carga'),
    price: 760,
    fits: isVan,
  },
]

const electric: Template[] = [
  {
    key: 'wallbox',
    name: both('Carregador de parede 7,4 kW', 'Cargador de pared de 7,4 kW'),
    price: 6900,
    fits: (car) => car.electric,
  },
  {
    key: 'portable-cable',
    name: both('Cabo de recarga portátil', 'Cable de carga portátil'),
    price: 2900,
    fits: (car) => car.electric,
  },
  {
    key: 'type2-cable',
    name: both('Cabo tipo 2', 'Cable tipo 2'),
    price: 1900,
    oneOf: [['wallbox', 'portable-cable']],
    fits: (car) => car.electric,
  },
]

export const accessories: Template[] = [...everyday, ...family, ...work, ...electric]
