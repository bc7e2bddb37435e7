import { sql } from 'kysely'
import type { Person, PersonalData } from '../../platform/process/personal-data.ts'

const ofPerson = ({ accountId, provenEmails }: Person) =>
  sql<boolean>`(account_id = ${accountId}::uuid or lower(email) = any(${[...provenEmails]}::text[]))`

/** An enrolment names who comes and whom they bring; how many came stays. */
export const eventsPersonalData: PersonalData = {
  event_participants: {
    rows: (db, person) =>
      db
        .selectFrom('event_participants')
        .innerJoin('events as e', 'e.id', 'event_participants.event_id')
        .select(['event_participants.created_at', 'site', 'e.name as event', 'e.starts_at', 'event_participants.name'])
        .select(['email', 'phone', 'event_participants.companions', 'seats', 'whatsapp', 'state', 'came_at'])
        .where(ofPerson(person))
        .orderBy('event_participants.created_at')
        .execute(),
    forget: async ({ db, now }, who) => {
      // Seats of what is still to come are free again; `events.settle` gives them to who waits.
      await sql`
        update events e set taken = e.taken - held.seats
        from (select p.event_id, sum(p.seats) as seats from event_participants p join events on events.id = p.event_id
          where p.state = 'ENROLLED' and events.starts_at > ${now} and ${ofPerson(who)} group by p.event_id) held
        where held.event_id = e.id`.execute(db)
      await db
        .updateTable('event_participants')
        .set({ state: 'CANCELLED', waiting_since: null })
        .where(ofPerson(who))
        .where('state', 'in', ['ENROLLED', 'WAITING'])
        .where('event_id', 'in', db.selectFrom('events').select('id').where('starts_at', '>', now))
        .execute()
      return db
        .updateTable('event_participants')
        .set({ name: '', email: '', phone: '', companions: [], account_id: null })
        .where(ofPerson(who))
        .execute()
    },
  },
}
