/** What a calendar needs to know of an appointment. */
export interface CalendarEntry {
  readonly id: string
  /** Of the same id the highest counts. */
  readonly sequence: number
  readonly isCancelled: boolean
  readonly startsAt: Date
  readonly endsAt: Date
  readonly madeAt: Date
  readonly title: string
  readonly place: string
  readonly text: string
}

const LINE_OCTETS = 75

/** Takes an appointment; returns it as a calendar file (RFC 5545): UTC times, lines of at most 75 octets that end in CRLF. */
export function calendarFile(entry: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Volante//Appointments//EN',
    `METHOD:${entry.isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${entry.id}@volante`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${utc(entry.madeAt)}`,
    `DTSTART:${utc(entry.startsAt)}`,
    `DTEND:${utc(entry.endsAt)}`,
    `STATUS:${entry.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${escaped(entry.title)}`,
    `LOCATION:${escaped(entry.place)}`,
    `DESCRIPTION:${escaped(entry.text)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

const utc = (at: Date): string => `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** No character is cut: a line breaks before the one that would make it too long. */
function folded(line: string): string {
  const out: string[] = ['']
  let octets = 0
  for (const character of line) {
    const size = new TextEncoder().encode(character).length
    if (octets + size > LINE_OCTETS) {
      out.push(' ')
      octets = 1
    }
    out[out.length - 1] += character
    octets += size
  }
  return out.join('\r\n')
}
