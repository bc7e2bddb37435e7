/** What other modules may use of appointments. */
export { answer } from './answer.ts'
export { appointmentOfCode, expectedAt, expectedWithPlate } from './expected.ts'
export { serviceName } from './present.ts'
export { type AppointmentRow, findAppointment } from './queries.ts'
