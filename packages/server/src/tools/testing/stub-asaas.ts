import { boletoBarCode, boletoLine, formatBoletoLine } from '@volante/domain/payment/boleto'
import { json, type Reply, type Seen } from './stub-reply.ts'

type Row = Record<string, unknown> & { id: string }

/** Asaas as its reference describes it: customers, payments, their slips. */
export function stubAsaas(apiKey: string) {
  const customers: Row[] = []
  const payments: Row[] = []
  function route({ method, path, query, body }: Seen): { status: number; body?: unknown } {
    const [, kind, id, more] = path.split('/')
    if (kind === 'myAccount') return { status: 200, body: { personType: 'JURIDICA' } }
    if (kind === 'customers') {
      if (method === 'GET') return found(customers.filter((one) => one.cpfCnpj === query.get('cpfCnpj')))
      return made(customers, { ...(body as object), id: `cus_${customers.length}` })
    }
    if (!id && method === 'GET')
      return found(payments.filter((one) => one.externalReference === query.get('externalReference')))
    if (!id) return create(body as Record<string, unknown>)
    const payment = payments.find((one) => one.id === id)
    if (!payment) return { status: 404 }
    if (more === 'identificationField') return { status: 200, body: slip(payment) }
    if (method !== 'DELETE') return { status: 200, body: payment }
    if (payment.status !== 'PENDING' && payment.status !== 'OVERDUE')
      return { status: 400, body: { errors: [{ code: 'invalid_action' }] } }
    payment.deleted = true
    return { status: 200, body: { deleted: true, id } }
  }
  function create(body: Record<string, unknown>) {
    if (!customers.some(({ id }) => id === body.customer)) return { status: 400, body: { errors: [] } }
    return made(payments, { ...body, id: `pay_${payments.length}`, status: 'PENDING', deleted: false })
  }
  const made = (rows: Row[], row: Row) => {
    rows.push(row)
    return { status: 200, body: row }
  }
  const found = (data: readonly Row[]) => ({ status: 200, body: { object: 'list', totalCount: data.length, data } })
  const slip = ({ id, value, dueDate }: Row) => {
    const free = id.replace(/\D/g, '').padStart(25, '0')
    const given = { bank: '461', amountCents: Math.round(Number(value) * 100), due: String(dueDate), free }
    const barCode = boletoBarCode(given)
    return { identificationField: formatBoletoLine(boletoLine(barCode)), nossoNumero: free.slice(-8), barCode }
  }
  const answer: Reply = (seen, response) => {
    const reply = seen.headers.access_token === apiKey ? route(seen) : { status: 401 }
    json(('body' in reply && reply.body) || {}, reply.status)(seen, response)
  }
  return {
    answer,
    payments,
    customers,
    /** Somebody paid, or something else became of it. */
    set: (id: string, more: object) => Object.assign(payments.find((one) => one.id === id) ?? {}, more),
  }
}
