import type { Role } from '#contract/shapes/visitor.ts'
import type { Tenant } from '#contract/tenants.ts'
import type { MailMessage } from '../../adapters/mail.ts'

/** Who writes, and from where. */
export interface MailSender {
  tenant: Pick<Tenant, 'name' | 'hosts'>
  /** 'https://host' of the school. */
  origin: string
  /** Empty: made from the school's host name. */
  mailFrom: string
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (char) => entities[char] ?? char)

/** A few sentences around one address, as plain text and as plain HTML. */
function letter(
  { tenant, mailFrom }: MailSender,
  to: string,
  subject: string,
  [before, href, after]: [before: string, href: string, after: string],
): MailMessage {
  return {
    from: {
      name: `${tenant.name} Athletics`,
      address: mailFrom || `accounts@${tenant.hosts[0] ?? 'localhost'}`,
    },
    to,
    subject,
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: `${before}\n\n${href}\n\n${after}\n`,
    html: `<!doctype html>\n<html lang="en">\n<body style="max-width:600px;font:16px/1.5 sans-serif">\n<p>${escapeHtml(before)}</p>\n<p><a href="${escapeHtml(href)}">${escapeHtml(href)}</a></p>\n<p>${escapeHtml(after)}</p>\n</body>\n</html>\n`,
  }
}

export const resetMail = (sender: MailSender, to: string, token: string): MailMessage =>
  letter(sender, to, `A new password for ${sender.tenant.name} Athletics`, [
    'Somebody asked for a new password for this address. If it was you, open this page and choose one. The address is good for one hour, once.',
    `${sender.origin}/login/reset?token=${token}`,
    'If it was not you, do nothing: the password stays as it is.',
  ])

export const invitationMail = (sender: MailSender, to: string, role: Role, token: string): MailMessage =>
  letter(sender, to, `You are invited to ${sender.tenant.name} Athletics`, [
    `You are invited to work on the website of ${sender.tenant.name} Athletics as ${role}. Open this page to accept. The address is good for seven days, once.`,
    `${sender.origin}/invitation?token=${token}`,
    'If you do not know why this came, do nothing: no account is made.',
  ])

/** Whoever did it themselves knows; whoever did not has to hear of it. */
export const passkeyMail = (
  sender: MailSender,
  to: string,
  name: string,
  what: 'added' | 'removed',
): MailMessage =>
  letter(sender, to, `A passkey was ${what} at ${sender.tenant.name} Athletics`, [
    what === 'added'
      ? `The passkey '${name}' was added to your account. It opens the account without a password. Your passkeys are on this page:`
      : `The passkey '${name}' was removed from your account and opens it no more. Your passkeys are on this page:`,
    `${sender.origin}/admin/account`,
    'If it was not you, change your password and tell an administrator of the school.',
  ])
