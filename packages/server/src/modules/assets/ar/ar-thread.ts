import { parentPort, workerData } from 'node:worker_threads'
import { NodeIO } from '@gltf-transform/core'
import { ALL_EXTENSIONS } from '@gltf-transform/extensions'
import type { ArWish } from './make-ar.ts'
import { paintedCar } from './painted-car.ts'
import { usdzOf } from './usdz.ts'

const { bytes, fittings, format, ...paint } = workerData as ArWish
const car = await paintedCar(bytes, fittings, paint)
const file =
  format === 'usdz' ? await usdzOf(car) : await new NodeIO().registerExtensions(ALL_EXTENSIONS).writeBinary(car)
parentPort?.postMessage(file)
