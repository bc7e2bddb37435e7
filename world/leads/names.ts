import type { Country } from '../../packages/domain/src/vocabulary.ts'

/** First names, surnames and words companies are called by: put together at random, so that nobody is meant. */
export interface NameStock {
  women: readonly string[]
  men: readonly string[]
  surnames: readonly string[]
  trades: readonly string[]
  forms: readonly string[]
  mailHosts: readonly string[]
}

const list = (text: string): string[] => text.split(' ')

export const nameStock: Readonly<Record<Country, NameStock>> = {
  BR: {
    women: list(
      'Aline Beatriz Bruna Camila Carolina Cláudia Débora Eliane Fernanda Gabriela Helena Isabela Joana ' +
        'Juliana Larissa Letícia Luciana Márcia Mariana Natália Patrícia Rafaela Renata Simone Tatiane ' +
        'Vanessa Yasmin',
    ),
    men: list(
      'Adriano Alexandre André Antônio Caio Carlos Diego Eduardo Fábio Felipe Gustavo Henrique Igor João ' +
        'José Leandro Lucas Marcelo Matheus Otávio Paulo Rafael Ricardo Rodrigo Sérgio Thiago Vinícius',
    ),
    surnames: list(
      'Albuquerque Almeida Andrade Araújo Barbosa Batista Borges Cardoso Carvalho Castro Correia Costa Dias ' +
        'Duarte Farias Ferreira Fonseca Freitas Gomes Gonçalves Leal Lima Macedo Machado Martins Melo ' +
        'Monteiro Moraes Moreira Nascimento Nogueira Oliveira Pacheco Pereira Pinheiro Queiroz Ramos Ribeiro ' +
        'Rocha Sampaio Santana Siqueira Souza Tavares Teixeira Vasconcelos Vieira Xavier',
    ),
    trades: ['Transportes', 'Construções', 'Distribuidora', 'Engenharia', 'Alimentos', 'Logística', 'Agropecuária'],
    forms: ['Ltda.', 'S.A.', 'EPP', 'Ltda. ME'],
    mailHosts: ['correio.example', 'mail.example', 'caixa.example'],
  },
  AR: {
    women: list(
      'Abril Agustina Camila Carla Carolina Cecilia Daniela Elena Florencia Gabriela Guadalupe Julieta ' +
        'Laura Lucía Malena Marcela María Martina Micaela Natalia Paula Rocío Silvina Sofía Valentina ' +
        'Verónica Victoria',
    ),
    men: list(
      'Agustín Alejandro Andrés Bautista Bruno Cristian Damián Diego Emiliano Esteban Facundo Federico ' +
        'Franco Gonzalo Hernán Ignacio Joaquín Julián Leandro Lautaro Marcelo Martín Matías Nicolás Pablo ' +
        'Santiago Tomás',
    ),
    surnames: list(
      'Acosta Aguirre Álvarez Arias Ávila Benítez Bianchi Bravo Cabrera Cáceres Castillo Coronel Domínguez ' +
        'Escobar Farías Fernández Ferreyra Figueroa Giménez Godoy Gómez Herrera Ibáñez Juárez Ledesma López ' +
        'Luna Maldonado Medina Molina Moreno Núñez Ojeda Ortiz Peralta Pereyra Quiroga Ríos Rojas Romero ' +
        'Rossi Sosa Suárez Toledo Vega Vera Villalba Zárate',
    ),
    trades: ['Transportes', 'Construcciones', 'Distribuidora', 'Ingeniería', 'Alimentos', 'Logística', 'Agropecuaria'],
    forms: ['S.R.L.', 'S.A.', 'S.A.S.', 'S.H.'],
    mailHosts: ['correo.example', 'mail.example', 'buzon.example'],
  },
}
