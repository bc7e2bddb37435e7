import { dayIn } from '@volante/domain/local-time'
import type { Day } from '@volante/domain/date'

/** The day it is for the banks: Brasília's. */
export const bankDay = (now: Date): Day => dayIn('America/Sao_Paulo', now)

/** When a bank day ends; Brazil has had one offset all year since 2019 (Decreto 9.772/2019). */
export const endOfBankDay = (day: Day): Date => new Date(`${day}T23:59:59-03:00`)
