/** Millimetres behind the front axle at which whoever drives sits, by where the engine and the cab are. */
const DRIVER = { van: 800, pickup: 1_350, car: 1_300 } as const
/** From row to row. */
const PITCH = 830
const SIDE_BY_SIDE = { 2: [-370, 370], 3: [-460, 0, 460] } as const

export interface Seat {
  readonly x: number
  readonly y: number
}

/** Rows of a number of seats from the front: two in the first one, but where all sit in it, and no more than three beside each other. */
export function rowsOf(seats: number): readonly number[] {
  if (seats <= 3) return [seats]
  const front = seats % 3 === 0 && seats > 6 ? 3 : 2
  const behind = seats - front
  return [front, ...(behind === 4 ? [2, 2] : splitInThrees(behind))]
}

const splitInThrees = (count: number): readonly number[] => (count <= 3 ? [count] : [3, ...splitInThrees(count - 3)])

/** Takes how many sit in a car, its body and where its front axle is; returns where each sits, in millimetres behind the nose and beside the middle. */
export function seatsOf(seats: number, body: string, frontAxle: number): readonly Seat[] {
  const driver = frontAxle + (body === 'van' || body === 'pickup' ? DRIVER[body] : DRIVER.car)
  return rowsOf(seats).flatMap((count, row) =>
    (count === 1 ? [-370] : SIDE_BY_SIDE[count === 2 ? 2 : 3]).map((y) => ({ x: driver + row * PITCH, y })),
  )
}
