import type { REPORT_CATEGORIES, REPORT_PRODUCTS, REPORT_REASONS } from '@volante/domain/lead/report-work'
import type { Country } from '@volante/domain/vocabulary'

/** What people of the demo write to a dealer. */
export const MESSAGES: Readonly<Record<Country, readonly string[]>> = {
  BR: [
    'Bom dia! O carro que vi no site ainda está aí para eu ver no sábado?',
    'Quero trocar o meu usado por um novo. Preciso levar o documento do carro para a avaliação?',
    'Comprei com vocês em março e queria saber se a segunda revisão pode ser feita num sábado.',
    'O financiamento em 36 vezes pode ter entrada com o meu usado mais uma parte em dinheiro?',
    'Vocês têm a versão automática em prata para entrega neste mês?',
    'Esqueci um guarda-chuva no carro de test-drive na quinta-feira. Conseguem guardar para mim?',
  ],
  AR: [
    '¡Buen día! ¿El auto que vi en la web sigue ahí para verlo el sábado?',
    'Quiero entregar mi usado. ¿Tengo que llevar la cédula y el título para la tasación?',
    'Compré con ustedes en marzo y quería saber si el segundo servicio se puede hacer un sábado.',
    '¿La financiación en 36 cuotas admite un anticipo con mi usado más una parte en efectivo?',
    '¿Tienen la versión automática en plata para entregar este mes?',
    'Me olvidé un paraguas en el auto de la prueba de manejo del jueves. ¿Me lo guardan?',
  ],
}

export const ANSWERS: Readonly<Record<Country, readonly string[]>> = {
  BR: ['Respondido por telefone: vem no sábado às 10h.', 'Respondido por e-mail, com a lista de documentos.'],
  AR: ['Respondido por teléfono: viene el sábado a las 10.', 'Respondido por correo, con la lista de papeles.'],
}

export const DECLINED: Readonly<Record<Country, string>> = {
  BR: 'O carro de demonstração está na oficina nesse dia. Podemos na semana seguinte?',
  AR: 'El auto de demostración está en el taller ese día. ¿Podemos la semana siguiente?',
}

export const INSPECTED: Readonly<Record<Country, readonly string[]>> = {
  BR: [
    'Riscos no para-choque dianteiro, o resto conservado. Manual e chave reserva presentes.',
    'Pneus no fim, revisões com carimbo até 40.000 km.',
    'Sem retoques de pintura. Ar-condicionado a verificar na oficina.',
  ],
  AR: [
    'Rayones en el paragolpes delantero, el resto bien conservado. Manual y segunda llave.',
    'Cubiertas gastadas, servicios sellados hasta los 40.000 km.',
    'Sin retoques de pintura. El aire acondicionado hay que verlo en el taller.',
  ],
}

export const POSTER: Readonly<Record<Country, string>> = { BR: 'Cartaz da entrada', AR: 'Cartel de la entrada' }

/** Why more is given than whoever quotes may give. */
export const GIVEN: Readonly<Record<Country, readonly string[]>> = {
  BR: [
    'Terceiro carro da família conosco.',
    'Tem proposta de outra marca na mão.',
    'Leva o carro do estoque ainda hoje.',
  ],
  AR: [
    'Tercer auto de la familia con nosotros.',
    'Tiene una propuesta de otra marca.',
    'Se lleva hoy el auto en stock.',
  ],
}

interface ReportWords extends Readonly<Record<Country, string>> {
  readonly reason: (typeof REPORT_REASONS)[number]
  readonly product: (typeof REPORT_PRODUCTS)[number]
  readonly category: (typeof REPORT_CATEGORIES)[number]
}

/** What people report to the brand. */
export const REPORTS: readonly ReportWords[] = [
  {
    reason: 'DEFECT',
    product: 'VEHICLE',
    category: 'MULTIMEDIA',
    BR: 'A central multimídia reinicia sozinha quando o telefone está conectado por cabo.',
    AR: 'La central multimedia se reinicia sola cuando el teléfono está conectado por cable.',
  },
  {
    reason: 'PARTS_DELAY',
    product: 'PART',
    category: 'BODY',
    BR: 'Espero o retrovisor direito há vinte dias e a oficina não tem data.',
    AR: 'Espero el espejo derecho hace veinte días y el taller no tiene fecha.',
  },
  {
    reason: 'SAFETY',
    product: 'VEHICLE',
    category: 'BRAKES',
    BR: 'O pedal do freio fica macio depois de descer a serra. A oficina não encontrou nada.',
    AR: 'El pedal de freno queda blando después de bajar la sierra. El taller no encontró nada.',
  },
  {
    reason: 'SERVICE_QUALITY',
    product: 'SERVICE',
    category: 'OTHER',
    BR: 'Cobraram a troca do filtro de cabine que não estava no orçamento.',
    AR: 'Me cobraron el cambio del filtro de habitáculo que no estaba en el presupuesto.',
  },
]
