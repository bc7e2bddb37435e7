/** A day at a place of its own, far enough ahead for every clock of a test. */
export const EVENT = {
  brand: 'fiat',
  name: 'Dia de direção',
  summary: 'Dirija a linha inteira',
  kind: 'PLACE',
  placeName: 'Parque Villa-Lobos',
  address: 'Av. Prof. Fonseca Rodrigues, 2001',
  city: 'São Paulo',
  day: '2099-12-05',
  from: '10:00',
  to: '12:00',
} as const
