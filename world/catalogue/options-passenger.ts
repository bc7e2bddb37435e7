import { both } from '../localized.ts'
import { BLACK_ROOF, isSuv, type Template } from './option.ts'

const cabin: Template[] = [
  {
    key: 'comfort',
    name: both('Pack Conforto', 'Pack Confort'),
    price: 3400,
    featured: true,
    contents: [both('Ar-condicionado digital', 'Climatizador digital'), both('Câmera de ré', 'Cámara de retroceso')],
  },
  {
    key: 'connect',
    name: both('Pack Connect'),
    price: 2500,
    contents: [
      both('Central multimídia 10"', 'Central multimedia de 10"'),
      both('Carregador por indução', 'Cargador por inducción'),
    ],
    standardFrom: 1,
  },
  {
    key: 'leather',
    name: both('Bancos de couro', 'Asientos de cuero'),
    price: 4200,
    includes: ['comfort'],
  },
  {
    key: 'heated-seats',
    name: both('Bancos dianteiros aquecidos', 'Asientos delanteros calefaccionados'),
    price: 2100,
    oneOf: [['leather', 'suede']],
    fits: (car) => car.price > 110_000,
  },
  {
    key: 'suede',
    name: both('Bancos em suede', 'Asientos de suede'),
    price: 3600,
    excludes: ['leather'],
  },
  {
    key: 'electric-seat',
    name: both('Banco do motorista elétrico', 'Asiento del conductor eléctrico'),
    price: 2900,
    includes: ['leather'],
    fits: (car) => car.price > 110_000,
  },
  {
    key: 'premium-audio',
    name: both('Som premium com subwoofer', 'Audio premium con subwoofer'),
    price: 3900,
    includes: ['connect'],
    excludes: ['full-spare'],
  },
  {
    key: 'ambient-light',
    fitting: 'inside-ambient-light',
    name: both('Iluminação ambiente', 'Iluminación ambiental'),
    price: 900,
    oneOf: [['connect', 'high-tech']],
  },
  {
    key: 'family',
    name: both('Pack Família', 'Pack Familia'),
    price: 5900,
    featured: true,
    contents: [both('DVD traseiro', 'DVD trasero'), both('Portas elétricas', 'Puertas eléctricas')],
    fits: (car) => car.body === 'minivan',
  },
]

const assistance: Template[] = [
  {
    key: 'adas',
    name: both('Pack Segurança ADAS', 'Pack Seguridad ADAS'),
    price: 4500,
    contents: [both('Frenagem autônoma', 'Frenado autónomo'), both('Assistente de faixa', 'Asistente de carril')],
    standardFrom: 1,
  },
  {
    key: 'high-tech',
    name: both('Pack High Tech'),
    price: 6900,
    featured: true,
    contents: [
      both('Piloto adaptativo', 'Control crucero adaptativo'),
      both('Monitor de ponto cego', 'Monitor de punto ciego'),
    ],
    includes: ['adas'],
    fits: isSuv,
  },
  {
    key: 'camera-360',
    name: both('Câmera 360°', 'Cámara 360°'),
    price: 2300,
    includes: ['connect'],
    fits: (car) => car.price > 100_000,
  },
  {
    key: 'park-assist',
    name: both('Assistente de estacionamento', 'Asistente de estacionamiento'),
    price: 1900,
    oneOf: [['adas', 'camera-360']],
  },
  {
    key: 'head-up',
    fitting: 'inside-head-up',
    name: both('Head-up display'),
    price: 3300,
    oneOf: [['connect', 'high-tech']],
    fits: (car) => car.price > 150_000,
  },
  {
    key: 'keyless',
    name: both('Chave presencial', 'Llave de presencia'),
    price: 1200,
    standardFrom: 0.6,
  },
]

const outside: Template[] = [
  {
    key: 'panoramic',
    fitting: 'panoramic',
    name: both('Teto solar panorâmico', 'Techo solar panorámico'),
    price: 8900,
    excludes: ['night', 'two-tone', 'roof-box', 'roof-bars', 'roof-bike'],
    fits: (car) => isSuv(car) && car.body !== 'coupe-suv',
  },
  {
    key: 'night',
    fitting: 'wheels-dark',
    name: both('Pack Night'),
    price: 4900,
    contents: [both('Rodas 18" pretas', 'Llantas de 18" negras'), both('Teto preto', 'Techo negro')],
    excludes: ['wheels-sport', 'wheels-comfort', 'chrome'],
    colors: 'noWhite',
    roofHex: BLACK_ROOF,
    fits: isSuv,
  },
  {
    key: 'two-tone',
    name: both('Teto bicolor', 'Techo bitono'),
    price: 1900,
    colors: 'light',
    roofHex: BLACK_ROOF,
  },
  {
    key: 's-design',
    fitting: 'wheels-dark',
    name: both('Pack S-Design'),
    price: 3900,
    contents: [
      both('Rodas 16" escurecidas', 'Llantas de 16" oscurecidas'),
      both('Acabamento preto', 'Terminaciones en negro'),
    ],
    excludes: ['wheels-sport', 'wheels-comfort', 'chrome'],
    colors: 'vivid',
    fits: (car) => car.body === 'sedan',
  },
  {
    key: 'chrome',
    fitting: 'chrome',
    name: both('Pack Cromados'),
    price: 1400,
    contents: [both('Frisos cromados', 'Molduras cromadas'), both('Maçanetas cromadas', 'Manijas cromadas')],
    excludes: ['two-tone'],
    fits: (car) => car.brand !== 'fiat-abarth',
  },
  {
    key: 'wheels-sport',
    fitting: 'wheels-sport',
    name: both('Rodas esportivas diamantadas', 'Llantas deportivas diamantadas'),
    price: 3200,
    excludes: ['wheels-comfort', 'tow'],
  },
  {
    key: 'wheels-comfort',
    fitting: 'wheels-comfort',
    name: both('Rodas aerodinâmicas', 'Llantas aerodinámicas'),
    price: 1800,
  },
  {
    key: 'led',
    name: both('Faróis full LED', 'Faros full LED'),
    price: 3100,
    standardFrom: 1,
  },
  {
    key: 'fog',
    name: both('Faróis de neblina em LED', 'Faros antiniebla LED'),
    price: 850,
    standardFrom: 0.5,
  },
  {
    key: 'tailgate',
    name: both('Tampa traseira elétrica', 'Portón trasero eléctrico'),
    price: 2600,
    includes: ['keyless'],
    fits: (car) => isSuv(car) && car.price > 140_000,
  },
]

const chassis: Template[] = [
  {
    key: 'suspension',
    name: both('Suspensão reforçada', 'Suspensión reforzada'),
    price: 1700,
    excludes: ['sport-suspension'],
  },
  {
    key: 'tow',
    fitting: 'tow',
    name: both('Engate removível', 'Enganche desmontable'),
    price: 1900,
    includes: ['suspension'],
    fits: (car) => !car.electric,
  },
  {
    key: 'sport-suspension',
    name: both('Suspensão esportiva', 'Suspensión deportiva'),
    price: 2200,
    oneOf: [['wheels-sport', 'night', 's-design']],
    excludes: ['tow'],
  },
  {
    key: 'paddles',
    name: both('Volante com borboletas', 'Volante con levas'),
    price: 700,
    fits: (car) => !car.manual && !car.electric,
    fitsVersion: (version) => !version.manual && !version.electric,
  },
  {
    key: 'full-spare',
    name: both('Estepe de tamanho normal', 'Rueda de auxilio de tamaño normal'),
    price: 800,
    fits: (car) => !car.electric,
  },
]

/** Optionals of hatches, sedans, SUVs and minivans. */
export const passengerOptions: Template[] = [...cabin, ...assistance, ...outside, ...chassis]
