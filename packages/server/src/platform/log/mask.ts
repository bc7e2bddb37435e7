/** Fields that identify a person or open an account; they never reach a log or the audit trail in full. */
const PERSONAL =
  /^(cpf|cnpj|companyCnpj|rg|dni|cuil|income|username|nickname|e?mail|phone|phoneNumber|cellphone|name|firstName|completeName|contactName|corporateName|street|homeNumber|complement|message|comments?|opportunityName|customerEmail|approvalReason|tradeIn|birthdate|admissionDate|document|cuit|companyCuit|companyName|employeeName|registrationNumber|holder|postalCode|number|neighbou?rhood|plate|chassis)$/i
/** Who somebody is, in whatever fields a form has: a bank's knows their parents, spouse, partners and employer. */
const OF_A_PERSON = /^(person|applicant)$/
/**
 * An address, or the number of a CPF, in words somebody wrote. Each part is bounded (64 and 63 characters, RFC 5321 and
 * 1035) and an address begins where a word does: without both, a long run of letters is read again from each of them.
 */
const IN_WORDS = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}|\b\d{3}\.\d{3}\.\d{3}-\d{2}\b|\b\d{11}\b/g
const SECRET = /(password|secret|token|authorization|cookie|securityCode|cardNumber)/i

/** A file that was sent, or thousands of rows, is told by its length. */
const LONGEST = 4_000
const MOST_ITEMS = 200

/** The value with personal fields shortened to their last two characters and secrets removed, at any depth. */
export function maskPersonal(value: unknown): unknown {
  if (Array.isArray(value))
    return value.length > MOST_ITEMS
      ? [...value.slice(0, MOST_ITEMS), value.length].map(maskPersonal)
      : value.map(maskPersonal)
  if (typeof value === 'string') return value.length > LONGEST ? `[${value.length}]` : value.replace(IN_WORDS, '***')
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, maskField(key, inner)]))
}

function maskField(key: string, value: unknown): unknown {
  if (SECRET.test(key)) return '[removed]'
  if (PERSONAL.test(key) && typeof value === 'string') return `***${value.slice(-2)}`
  return OF_A_PERSON.test(key) ? maskAll(value) : maskPersonal(value)
}

/** All that was written, shortened. */
function maskAll(value: unknown): unknown {
  if (typeof value === 'string') return value === '' ? value : `***${value.slice(-2)}`
  if (Array.isArray(value)) return value.slice(0, MOST_ITEMS).map(maskAll)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, maskAll(inner)]))
}
