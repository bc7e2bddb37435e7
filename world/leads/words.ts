import type { Language } from '../../packages/domain/src/vocabulary.ts'

/** What people write into the form; {car} and {color} are put in. No & $ < > %: the form refuses them. */
interface Words {
  countryName: string
  person: readonly string[]
  company: readonly string[]
  /** Of those who name no car. */
  undecided: readonly string[]
  campaigns: readonly string[]
  terms: readonly string[]
}

export const words: Readonly<Record<Language, Words>> = {
  'pt-BR': {
    countryName: 'Brasil',
    person: [
      'Tenho interesse no {car} na cor {color}. Qual é o prazo de entrega?',
      'Vocês aceitam meu usado na troca por um {car}?',
      'Quero fazer um test drive do {car} antes de decidir. Pode ser no sábado de manhã?',
      'O {car} {color} já está na loja? Gostaria de ver o carro de perto.',
      'Gostaria de uma simulação com entrada e 36 parcelas para o {car}.',
      'Moro no interior. O {car} pode ser entregue na minha cidade?',
      'É para pessoa com deficiência. Como funciona a isenção para o {car}?',
      'Qual é o melhor preço à vista do {car} na cor {color} com emplacamento?',
      'Prefiro conversar depois das 18h. Obrigado!',
    ],
    company: [
      'Precisamos renovar a frota com o {car}. Há condição para várias unidades?',
      'Somos produtores rurais e queremos uma proposta para o {car}.',
      'Qual é o prazo para faturar o {car} direto da fábrica no CNPJ da empresa?',
      'Enviem a proposta do {car} com revisões incluídas, por favor.',
    ],
    undecided: [
      'Ainda não decidi o modelo. Preciso de um carro econômico para a cidade.',
      'Quero comparar um SUV automático com um sedã. Podem me ajudar?',
      'Procuro um carro com porta-malas grande para a família.',
    ],
    campaigns: ['ofertas-de-novembro', 'test-drive-em-casa', 'linha-2027', 'semana-do-suv'],
    terms: ['carro zero km', 'suv automatico', 'preco carro novo', 'concessionaria perto de mim'],
  },
  'es-AR': {
    countryName: 'Argentina',
    person: [
      'Me interesa el {car} en color {color}. ¿Cuánto demora la entrega?',
      '¿Toman mi usado en parte de pago por un {car}?',
      'Quiero manejar el {car} antes de decidirme. ¿Puede ser el sábado a la mañana?',
      '¿Tienen el {car} {color} en el salón? Me gustaría verlo.',
      'Necesito una cotización del {car} con anticipo y 36 cuotas.',
      'Vivo en el interior. ¿Pueden entregar el {car} en mi ciudad?',
      '¿Cuál es el mejor precio de contado del {car} en {color} con patentamiento?',
      'Prefiero que me llamen después de las 18. ¡Gracias!',
    ],
    company: [
      'Queremos renovar la flota con el {car}. ¿Hay condiciones por varias unidades?',
      'Somos productores agropecuarios y buscamos una propuesta por el {car}.',
      '¿Cuánto demora la factura del {car} a nombre de la empresa?',
      'Por favor, envíen la propuesta del {car} con los servicios incluidos.',
    ],
    undecided: [
      'Todavía no elegí el modelo. Necesito un auto que gaste poco en la ciudad.',
      'Quiero comparar un SUV automático con un sedán. ¿Me ayudan?',
      'Busco un auto con baúl grande para la familia.',
    ],
    campaigns: ['ofertas-de-noviembre', 'test-drive-en-casa', 'linea-2027', 'semana-suv'],
    terms: ['auto cero km', 'suv automatico', 'precio auto nuevo', 'concesionario cerca'],
  },
}
