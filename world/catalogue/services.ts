import { both, type Localized } from '../localized.ts'
import { carFacts, type CarFacts } from './car.ts'
import { partCents } from './money.ts'
import type { Country, SeedModel } from './seed.ts'

export interface ServiceRow {
  id: string
  modelCode: string
  country: Country
  code: string
  type: 'SALE' | 'RECALL'
  category: string
  name: Localized
  serviceName: Localized
  price: number
}

interface ServiceTemplate {
  code: string
  category: string
  name: Localized
  serviceName: Localized
  /** Whole reais for a car of this kind. */
  price: (car: CarFacts) => number
  fits?: (car: CarFacts) => boolean
}

const tens = (value: number): number => Math.round(value / 10) * 10

const templates: ServiceTemplate[] = [
  {
    code: 'SV01',
    category: 'maintenance',
    name: both('Plano de revisões', 'Plan de mantenimiento'),
    serviceName: both('Revisões dos 3 primeiros anos', 'Servicios de los 3 primeros años'),
    price: (car) => tens(1200 + car.price * 0.012),
  },
  {
    code: 'SV02',
    category: 'warranty',
    name: both('Garantia estendida', 'Garantía extendida'),
    serviceName: both('Mais 24 meses de garantia', '24 meses más de garantía'),
    price: (car) => tens(900 + car.price * 0.01),
  },
  {
    code: 'SV04',
    category: 'insurance',
    name: both('Seguro do primeiro ano', 'Seguro del primer año'),
    serviceName: both('Cobertura completa por 12 meses', 'Cobertura todo riesgo por 12 meses'),
    price: (car) => tens(1500 + car.price * 0.022),
  },
  {
    code: 'SV05',
    category: 'tracker',
    name: both('Rastreador', 'Rastreador satelital'),
    serviceName: both('Rastreamento por 12 meses', 'Rastreo por 12 meses'),
    price: () => 890,
  },
  {
    code: 'SV06',
    category: 'protection',
    name: both('Vitrificação da pintura', 'Sellado cerámico de pintura'),
    serviceName: both('Proteção por 36 meses', 'Protección por 36 meses'),
    price: (car) => tens(1100 + car.price * 0.003),
    fits: (car) => car.body !== 'van',
  },
  {
    code: 'SV07',
    category: 'charging',
    name: both('Instalação do carregador', 'Instalación del cargador'),
    serviceName: both('Visita técnica e instalação', 'Visita técnica e instalación'),
    price: () => 2400,
    fits: (car) => car.electric,
  },
]

const recall = {
  code: 'SV03',
  category: 'recall',
  name: both('Recall'),
  serviceName: both('Atendimento de recall', 'Atención de recall'),
}

/** What is offered with a car, and the recall service of the workshop (type RECALL, code SV03, free of charge). */
export function servicesOf(model: SeedModel, country: Country): ServiceRow[] {
  const car = carFacts(model)
  const base = { modelCode: model.modelCode, country }
  const id = (code: string) => `${model.modelCode}-${code}-${country}`
  return [
    ...templates
      .filter((template) => template.fits?.(car) ?? true)
      .map(({ code, category, name, serviceName, price }) => ({
        id: id(code),
        ...base,
        code,
        type: 'SALE' as const,
        category,
        name,
        serviceName,
        price: partCents(price(car), country),
      })),
    { id: id(recall.code), ...base, type: 'RECALL', ...recall, price: 0 },
  ]
}
