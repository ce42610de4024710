import { addressOf } from '#contract/client/client.ts'
import type { StoryCard } from '#contract/news.ts'
import { subscriptions } from '#contract/subscriptions.ts'
import type { Tenant } from '#contract/tenants.ts'
import type { MailMessage } from '../../adapters/mail.ts'

/** Who writes, and from where. */
export interface MailSender {
  tenant: Pick<Tenant, 'key' | 'name' | 'hosts'>
  /** 'https://host' of the school. */
  origin: string
  /** Empty: made from the school's host name. */
  mailFrom: string
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (char) => entities[char] ?? char)

interface Part {
  text: string
  /** The part leads there. */
  href?: string
  /** In larger letters. */
  isTitle?: boolean
}

const from = ({ tenant, mailFrom }: MailSender) => ({
  name: `${tenant.name} Athletics`,
  address: mailFrom || `news@${tenant.hosts[0] ?? 'localhost'}`,
})

/** The same words as plain text and as plain HTML, which every program shows. */
function bodies(parts: readonly Part[]): Pick<MailMessage, 'text' | 'html'> {
  const text = parts.map((part) => (part.href ? `${part.text}\n${part.href}` : part.text)).join('\n\n')
  const html = parts
    .map((part) => {
      const words = part.isTitle
        ? `<b style="font-size:18px">${escapeHtml(part.text)}</b>`
        : escapeHtml(part.text)
      return `<p>${part.href ? `<a href="${escapeHtml(part.href)}">${words}</a>` : words}</p>`
    })
    .join('\n')
  return {
    text: `${text}\n`,
    html: `<!doctype html>\n<html lang="en">\n<body style="max-width:600px;font:16px/1.5 sans-serif">\n${html}\n</body>\n</html>\n`,
  }
}

export function confirmMail(sender: MailSender, to: string, token: string): MailMessage {
  return {
    from: from(sender),
    to,
    subject: `Confirm your subscription to ${sender.tenant.name} Athletics`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...bodies([
      { text: `Somebody asked us to send news of ${sender.tenant.name} Athletics to this address.` },
      {
        text: 'If it was you, open this page and confirm. The link is good for three days.',
        href: `${sender.origin}/subscribe/confirm?token=${token}`,
      },
      { text: 'If it was not you, do nothing: no other mail will come.' },
    ]),
  }
}

const leavePage = ({ origin }: MailSender, token: string): Part => ({
  text: 'Unsubscribe',
  href: `${origin}/subscribe/leave?token=${token}`,
})

/** RFC 8058: a mail program ends the subscription with one POST, without a page. */
const listHeaders = ({ tenant, origin }: MailSender, token: string): Record<string, string> => ({
  'List-Id': `${tenant.name} Athletics <news.${tenant.hosts[0] ?? 'localhost'}>`,
  'List-Unsubscribe': `<${origin}${addressOf(subscriptions.leave, { tenant: tenant.key, token })}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  'Auto-Submitted': 'auto-generated',
})

export function welcomeMail(sender: MailSender, to: string, token: string): MailMessage {
  return {
    from: from(sender),
    to,
    subject: `You are subscribed to ${sender.tenant.name} Athletics`,
    headers: listHeaders(sender, token),
    ...bodies([
      {
        text: 'The address is confirmed. New stories come to you as they are published, several in one mail.',
      },
      {
        text: 'To read other sports, subscribe again with the same address.',
        href: `${sender.origin}/subscribe`,
      },
      leavePage(sender, token),
    ]),
  }
}

/** A longer mail is not read to its end; the rest is on the site. */
const storiesTold = 10

/** One story, or several: the newest first. */
export function storiesMail(
  sender: MailSender,
  to: string,
  token: string,
  stories: readonly Pick<StoryCard, 'title' | 'teaser' | 'url'>[],
): MailMessage {
  const [first, ...others] = stories
  if (!first) throw new Error('A mail without a story has nothing to say')
  const more = stories.length - storiesTold
  return {
    from: from(sender),
    to,
    subject: others.length === 0 ? first.title : `${first.title}, and ${others.length} more`,
    headers: listHeaders(sender, token),
    ...bodies([
      ...stories
        .slice(0, storiesTold)
        .flatMap(({ title, teaser, url }): Part[] => [
          { text: title, href: new URL(url, sender.origin).href, isTitle: true },
          { text: teaser },
        ]),
      ...(more > 0 ? [{ text: `${more} more on the site`, href: `${sender.origin}/archives` }] : []),
      leavePage(sender, token),
    ]),
  }
}
