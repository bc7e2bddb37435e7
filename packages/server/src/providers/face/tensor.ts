/** A square of cells with so many channels each, row by row. */
export interface Tensor {
  readonly size: number
  readonly channels: number
  readonly data: Float32Array
}

const LEAK = 0.1

/** Takes 3 by 3 filters (row, column, channel in, channel out); returns the inner cells only, leaking below zero. */
export function convolve(input: Tensor, filters: Float32Array, bias: Float32Array): Tensor {
  const { size, channels, data } = input
  const outputs = bias.length
  const inner = size - 2
  const made = new Float32Array(inner * inner * outputs)
  const sum = new Float32Array(outputs)
  for (let y = 0; y < inner; y += 1) {
    for (let x = 0; x < inner; x += 1) {
      sum.set(bias)
      for (let row = 0; row < 3; row += 1) {
        // The three cells of a row lie side by side, and so do their filters.
        const from = ((y + row) * size + x) * channels
        addProducts(sum, data, from, 3 * channels, filters, row * 3 * channels * outputs)
      }
      writeLeaky(made, (y * inner + x) * outputs, sum)
    }
  }
  return { size: inner, channels: outputs, data: made }
}

/** Takes one 3 by 3 filter a channel; returns as many cells, those beyond the edge counting as zero. */
export function convolveEach(input: Tensor, filters: Float32Array): Tensor {
  const { size, channels, data } = input
  const made = new Float32Array(data.length)
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const to = (y * size + x) * channels
      for (let near = 0; near < 9; near += 1) {
        const [row, column] = [y + Math.trunc(near / 3) - 1, x + (near % 3) - 1]
        if (row < 0 || row >= size || column < 0 || column >= size) continue
        const [from, weight] = [(row * size + column) * channels, near * channels]
        for (let channel = 0; channel < channels; channel += 1) {
          made[to + channel] = at(made, to + channel) + at(data, from + channel) * at(filters, weight + channel)
        }
      }
    }
  }
  return { size, channels, data: made }
}

/** Takes filters from each cell's channels to others; returns them for every cell. */
export function mix(input: Tensor, filters: Float32Array, bias: Float32Array, leaks: boolean): Tensor {
  const { size, channels, data } = input
  const outputs = bias.length
  const made = new Float32Array(size * size * outputs)
  const sum = new Float32Array(outputs)
  for (let cell = 0; cell < size * size; cell += 1) {
    sum.set(bias)
    addProducts(sum, data, cell * channels, channels, filters, 0)
    if (leaks) writeLeaky(made, cell * outputs, sum)
    else made.set(sum, cell * outputs)
  }
  return { size, channels: outputs, data: made }
}

/** Takes the step; returns the largest of each 2 by 2 cells, as far as there are any. */
export function poolLargest(input: Tensor, step: 1 | 2): Tensor {
  const { size, channels, data } = input
  const fewer = Math.ceil(size / step)
  const made = new Float32Array(fewer * fewer * channels)
  const inside = (cell: number): number => Math.min(cell, size - 1)
  for (let y = 0; y < fewer; y += 1) {
    for (let x = 0; x < fewer; x += 1) {
      const [top, bottom] = [y * step * size, inside(y * step + 1) * size]
      const [left, right] = [x * step, inside(x * step + 1)]
      const [a, b, c, d] = [top + left, top + right, bottom + left, bottom + right].map((cell) => cell * channels) as [
        number,
        number,
        number,
        number,
      ]
      const to = (y * fewer + x) * channels
      for (let channel = 0; channel < channels; channel += 1) {
        made[to + channel] = Math.max(
          at(data, a + channel),
          at(data, b + channel),
          at(data, c + channel),
          at(data, d + channel),
        )
      }
    }
  }
  return { size: fewer, channels, data: made }
}

/** `sum` gains every input times its filters. */
function addProducts(
  sum: Float32Array,
  data: Float32Array,
  from: number,
  count: number,
  filters: Float32Array,
  filtersFrom: number,
): void {
  const outputs = sum.length
  // Four inputs at a time: a sum is then read and written once for four products.
  let input = 0
  for (; input + 4 <= count; input += 4) {
    const [a, b, c, d] = [
      at(data, from + input),
      at(data, from + input + 1),
      at(data, from + input + 2),
      at(data, from + input + 3),
    ]
    const weights = filtersFrom + input * outputs
    for (let output = 0; output < outputs; output += 1) {
      const first = weights + output
      sum[output] =
        at(sum, output) +
        a * at(filters, first) +
        b * at(filters, first + outputs) +
        c * at(filters, first + 2 * outputs) +
        d * at(filters, first + 3 * outputs)
    }
  }
  for (; input < count; input += 1) {
    const value = at(data, from + input)
    const weights = filtersFrom + input * outputs
    for (let output = 0; output < outputs; output += 1) {
      sum[output] = at(sum, output) + value * at(filters, weights + output)
    }
  }
}

function writeLeaky(made: Float32Array, to: number, sum: Float32Array): void {
  for (let output = 0; output < sum.length; output += 1) {
    const value = at(sum, output)
    made[to + output] = value > 0 ? value : value * LEAK
  }
}

/** Every index here is within its array; typed arrays know no other way to say so. */
const at = (data: Float32Array, index: number): number => data[index] as number
