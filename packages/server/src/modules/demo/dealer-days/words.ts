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
