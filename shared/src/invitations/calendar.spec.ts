import { eventMoments, googleCalendarUrl, icsFile, weddingEvent, type CalendarEvent } from './calendar.js';

const event: CalendarEvent = {
  id: '64b000000000000000000001',
  title: 'Aisyah & Danial; Walimatul Urus',
  ...eventMoments('2026-12-12', '11:00', '16:30'),
  location: 'Dewan Seri Melati, Jalan A\\B\n20000 Kuala Terengganu',
  url: 'https://kad.example/invitation/view/64b000000000000000000001/aisyah-danial',
};

describe('I-23 calendar', () => {
  it('takes the times as Malaysia has them, whatever the phone does', () => {
    expect(new Date(event.start).toISOString()).toBe('2026-12-12T03:00:00.000Z');
    expect(new Date(event.end).toISOString()).toBe('2026-12-12T08:30:00.000Z');
  });

  it('ends after midnight on the next day', () => {
    const { start, end } = eventMoments('2026-12-31', '20:00', '00:30');
    expect(new Date(start).toISOString()).toBe('2026-12-31T12:00:00.000Z');
    expect(new Date(end).toISOString()).toBe('2026-12-31T16:30:00.000Z');
  });

  it('fills in the Google Calendar template', () => {
    const url = new URL(googleCalendarUrl(event));
    expect(url.origin + url.pathname).toBe('https://calendar.google.com/calendar/render');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      action: 'TEMPLATE',
      text: event.title,
      dates: '20261212T030000Z/20261212T083000Z',
      location: event.location,
      ctz: 'Asia/Kuala_Lumpur',
    });
  });

  it('writes an iCalendar file with escaped texts and folded lines', () => {
    const file = icsFile(event, Date.UTC(2026, 10, 1));
    expect(file).toContain('DTSTAMP:20261101T000000Z\r\nDTSTART:20261212T030000Z\r\nDTEND:20261212T083000Z\r\n');
    expect(file).toContain('SUMMARY:Aisyah & Danial\\; Walimatul Urus\r\n');
    const unfolded = file.replaceAll('\r\n ', '');
    expect(unfolded).toContain('LOCATION:Dewan Seri Melati\\, Jalan A\\\\B\\n20000 Kuala Terengganu\r\n');
    file.split('\r\n').forEach((line) => expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75));
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });

  it('escapes line breaks in names', () => {
    const file = icsFile({ ...event, title: 'A\r\nATTENDEE:mailto:x@y.example' }, 0);
    expect(file).not.toMatch(/^ATTENDEE/m);
  });

  it('folds names of emoji without cutting one', () => {
    const file = icsFile({ ...event, title: '💍'.repeat(60) }, 0);
    expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${'💍'.repeat(60)}`);
    expect(file.isWellFormed()).toBe(true);
  });
});

describe('C-04 the calendar of a postponed wedding', () => {
  const times = { startTime: '20:00', endTime: '00:30' };
  const from = '2028-02-29';
  const lines = (invitation: Parameters<typeof weddingEvent>[0]): string[] => {
    const moments = weddingEvent(invitation);
    return moments === null ? [] : icsFile({ ...event, ...moments }, 0).split('\r\n');
  };

  it('is as before where it was never postponed, and none without a day', () => {
    const postponed = { on: false, from: null, sequence: 0 };
    const never = lines({ ...times, date: from, postponed });
    expect(never).toContain('METHOD:PUBLISH');
    expect(never.filter((line) => /^(SEQUENCE|STATUS)/.test(line))).toEqual([]);
    expect(lines({ ...times, date: null, postponed })).toEqual([]);
  });

  it('moves the event by the same UID and a higher sequence, over midnight too', () => {
    const moved = lines({ ...times, date: '2028-03-31', postponed: { on: true, from, sequence: 2 } });
    expect(moved).toEqual(
      expect.arrayContaining([
        'METHOD:PUBLISH',
        `UID:${event.id}@serikad`,
        'SEQUENCE:2',
        'DTSTART:20280331T120000Z',
        'DTEND:20280331T163000Z',
        'BEGIN:VALARM',
      ]),
    );
    expect(moved.filter((line) => line.startsWith('STATUS'))).toEqual([]);
  });

  it('cancels the event of the day before while there is no new one, without a reminder', () => {
    const cancelled = lines({ ...times, date: null, postponed: { on: true, from, sequence: 1 } });
    expect(cancelled).toEqual(
      expect.arrayContaining([
        'METHOD:CANCEL',
        `UID:${event.id}@serikad`,
        'SEQUENCE:1',
        'STATUS:CANCELLED',
        'DTSTART:20280229T120000Z',
      ]),
    );
    expect(cancelled).not.toContain('BEGIN:VALARM');
  });
});
