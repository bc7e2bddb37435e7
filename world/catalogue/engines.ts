/** One engine of the seed. Power in cv, torque in Nm; `ethanol` holds the higher figures of flex engines. */
export interface Engine {
  cc: number
  cylinders: number
  valves: number
  turbo: boolean
  power: number
  torque: number
  rpm: number
  torqueRpm: number
  ethanol?: { power: number; torque: number }
  batteryKwh?: number
  /** km/l in town and on the road of a 1,200 kg car; km/kWh for electric ones. */
  town: number
  road: number
}

const engine = (
  size: [cc: number, cylinders: number, valves: number, turbo: boolean],
  output: [power: number, torque: number, rpm: number, torqueRpm: number],
  use: [town: number, road: number],
  more: Partial<Engine> = {},
): Engine => ({
  cc: size[0],
  cylinders: size[1],
  valves: size[2],
  turbo: size[3],
  power: output[0],
  torque: output[1],
  rpm: output[2],
  torqueRpm: output[3],
  town: use[0],
  road: use[1],
  ...more,
})

const engines: Record<string, Engine> = {
  '1.0 Firefly 3 cil.': engine([999, 3, 6, false], [71, 98, 6000, 3250], [13.4, 14.7], {
    ethanol: { power: 75, torque: 105 },
  }),
  '1.3 Firefly': engine([1332, 4, 8, false], [98, 129, 6000, 4000], [12.6, 14.3], {
    ethanol: { power: 107, torque: 134 },
  }),
  '1.0 Turbo 200': engine([999, 3, 12, true], [125, 200, 5750, 1750], [11.9, 14.4], {
    ethanol: { power: 130, torque: 200 },
  }),
  '1.0 Turbo 200 MHEV': engine([999, 3, 12, true], [125, 200, 5750, 1750], [13.1, 14.6], {
    ethanol: { power: 130, torque: 200 },
    batteryKwh: 0.13,
  }),
  '1.2 Turbo MHEV': engine([1199, 3, 12, true], [145, 230, 5500, 1750], [15.2, 16.4], { batteryKwh: 0.9 }),
  '1.3 Turbo 270': engine([1332, 4, 16, true], [180, 270, 5750, 1850], [11.4, 13.6], {
    ethanol: { power: 185, torque: 270 },
  }),
  '1.4 Evo': engine([1368, 4, 8, false], [84, 120, 5750, 3500], [11.7, 12.9], { ethanol: { power: 86, torque: 122 } }),
  '1.5 Turbo Diesel': engine([1499, 4, 16, true], [120, 300, 3500, 1750], [14.6, 16.2]),
  '1.6 HDi 92': engine([1560, 4, 8, true], [92, 230, 4000, 1750], [17.2, 19.6]),
  '1.6 THP': engine([1598, 4, 16, true], [165, 240, 6000, 1400], [11.2, 14.1], {
    ethanol: { power: 173, torque: 240 },
  }),
  '1.6 VTi': engine([1587, 4, 16, false], [115, 150, 6000, 4000], [11.4, 13.7], {
    ethanol: { power: 118, torque: 152 },
  }),
  '2.0 Turbo': engine([1995, 4, 16, true], [272, 400, 5200, 3000], [9.8, 12.3]),
  '2.0 Turbo Hurricane 4': engine([1995, 4, 16, true], [272, 400, 5200, 3000], [10.2, 13.1]),
  '2.0 Turbo PHEV': engine([1995, 4, 16, true], [380, 637, 5250, 3000], [16.8, 14.2], { batteryKwh: 17.3 }),
  '2.2 Multijet': engine([2184, 4, 16, true], [200, 450, 3500, 1500], [12.8, 15.9]),
  '3.0 Biturbo Hurricane 6': engine([2993, 6, 24, true], [420, 636, 5200, 3500], [9.6, 12.8]),
  '3.6 V6': engine([3604, 6, 24, false], [284, 347, 6400, 4100], [8.9, 11.9]),
  '6.7 Cummins': engine([6690, 6, 24, true], [377, 1150, 2800, 1700], [10.1, 13.4]),
  'Elétrico 87 kW': engine([0, 0, 0, false], [118, 220, 4000, 1], [7.4, 6.3], { batteryKwh: 42 }),
  'Elétrico 100 kW': engine([0, 0, 0, false], [136, 260, 3600, 1], [5.2, 4.4], { batteryKwh: 75 }),
}

export function engineOf(name: string): Engine {
  const found = engines[name]
  if (!found) throw new Error(`Unknown engine ${name}`)
  return found
}
