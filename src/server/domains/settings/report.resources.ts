import { reportSubject } from '#contract/settings.accessibility.ts'
import { accessibilityReports } from '../../db/schema/settings.ts'
import { resource } from '../../editing/kind/kind.ts'

/** What visitors write by the statement's form; what comes by telephone an office writes down here itself. */
export const reportResources = [
  resource({
    domain: 'settings',
    kind: 'accessibility-reports',
    table: accessibilityReports,
    one: 'Accessibility report',
    many: 'Accessibility reports',
    // They say who cannot use something, and how to reach them.
    needs: 'publisher',
    nowhere: 'Seen at the desk alone.',
    title: 'subject',
    list: ['subject', 'state', 'about', 'receivedAt'],
    search: ['subject', 'message', 'name', 'email'],
    filters: ['state', 'about'],
    order: '-receivedAt',
    derive: ({ message, subject, receivedAt }, { now }) => ({
      subject: subject || reportSubject(message ?? '') || undefined,
      receivedAt: receivedAt || now.toISOString(),
    }),
    fields: {
      state: {
        label: 'State',
        heading: 'What is done',
        help: 'A closed one is deleted two years after it was last worked with',
        choices: { new: 'New', working: 'In progress', answered: 'Answered', closed: 'Closed' },
      },
      note: {
        label: 'Notes',
        heading: 'What is done',
        help: 'What was found, who repairs it, what was answered. Visitors do not see it',
        text: 'plain',
      },
      about: {
        label: 'About',
        heading: 'What was reported',
        choices: {
          barrier: 'A barrier on the site',
          document: 'A document in another form',
          other: 'Something else',
        },
      },
      message: { label: 'Message', heading: 'What was reported', text: 'plain' },
      subject: {
        label: 'In a few words',
        heading: 'What was reported',
        help: 'Empty: made from the message',
      },
      place: { label: 'Page or document', heading: 'What was reported' },
      name: { label: 'Name', heading: 'Who reported it' },
      email: { label: 'Email', heading: 'Who reported it', help: 'Where the answer goes' },
      receivedAt: {
        label: 'Received',
        heading: 'Who reported it',
        help: 'Empty: when this is published',
      },
    },
  }),
]
