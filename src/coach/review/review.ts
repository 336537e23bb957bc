import type { Channel, Dimension } from '#contract/assistant';
import { rules } from '#coach/score/table';
import { exercises } from './content/exercises.ts';

export type ReviewedMessage = { id: string; channel: Channel; score: number | null; outcome: string | null; findings: { rule: string; dimension: Dimension; delta: number }[] };
export type ReviewFacts = { week: string; messages: ReviewedMessage[]; daysShownUp: number; earlierScore: number | null };
type Point = { text: string; draftId: string | null; channel: Channel | null };
type Habit = { rule: string; dimension: Dimension; sum: number; count: number; strongest: ReviewedMessage };

const MOST_THAT_WORK = 3;
const MOST_TO_FIX = 2;
// Below this many messages a habit can't be told from chance.
const FEW_MESSAGES = 5;
const WORTH_SAYING = 0.3;

// What each rule marks, in one sentence.
const abouts = new Map(rules.map(({ name, about }) => [name, about]));

// The week as a coach would sum it up: three that work, two to fix, one exercise. Only what the messages show; the less
// there is, the less is said.
export function writeReview({ week, messages, daysShownUp, earlierScore }: ReviewFacts) {
  const habits = findHabits(messages);
  const [good, bad] = [habits.filter(({ sum }) => sum > 0), habits.filter(({ sum }) => sum < 0)];
  const strengths = [...sayOutcomes(messages), ...sayBetter(messages, earlierScore), ...good.map((habit) => sayHabit(habit, messages.length)), ...sayDays(daysShownUp)];
  const works = strengths.slice(0, MOST_THAT_WORK);
  const fix = bad.slice(0, MOST_TO_FIX).map((habit) => sayHabit(habit, messages.length));
  return { week, messages: messages.length, note: sayHowMuch(messages.length), works, fix, exercise: chooseExercise(bad[0]?.dimension ?? 'cta', week) };
}

// What the messages of a week do again and again, the weightiest first.
function findHabits(messages: ReviewedMessage[]): Habit[] {
  const habits = new Map<string, Habit>();
  for (const message of messages) {
    for (const [rule, { dimension, delta }] of strongestByRule(message)) {
      const known = habits.get(`${rule}${Math.sign(delta)}`);
      const habit = known ?? { rule, dimension, sum: 0, count: 0, strongest: message };
      if (!known || Math.abs(delta) > strengthIn(habit.strongest, rule)) habit.strongest = message;
      habits.set(`${rule}${Math.sign(delta)}`, { ...habit, sum: habit.sum + delta, count: habit.count + 1 });
    }
  }
  return [...habits.values()].filter(({ rule, sum }) => sum !== 0 && abouts.has(rule)).sort((a, b) => Math.abs(b.sum) - Math.abs(a.sum) || a.rule.localeCompare(b.rule));
}

function strongestByRule({ findings }: ReviewedMessage) {
  const found = new Map<string, ReviewedMessage['findings'][number]>();
  for (const finding of findings) {
    const known = found.get(finding.rule);
    if (!known || Math.abs(finding.delta) > Math.abs(known.delta)) found.set(finding.rule, finding);
  }
  return found;
}
const strengthIn = (message: ReviewedMessage, rule: string) => Math.abs(strongestByRule(message).get(rule)?.delta ?? 0);

const sayHabit = ({ rule, count, strongest }: Habit, total: number): Point => ({ text: `${abouts.get(rule)!} ${inMessages(count, total)}`, draftId: strongest.id, channel: strongest.channel });
const inMessages = (count: number, total: number) => (total === 1 ? 'Seen in your one message.' : `Seen in ${count} of your ${total} messages.`);

function sayOutcomes(messages: ReviewedMessage[]): Point[] {
  const [met, answered] = [messages.filter(({ outcome }) => outcome === 'meeting'), messages.filter(({ outcome }) => outcome === 'replied')];
  return [
    ...met.slice(0, 1).map(({ id, channel }) => ({ text: met.length === 1 ? 'One message led to a meeting. Read it again before the next one.' : `${met.length} messages led to a meeting. Read them again before the next one.`, draftId: id, channel })),
    ...answered.slice(0, 1).map(({ id, channel }) => ({ text: answered.length === 1 ? 'One message got an answer.' : `${answered.length} messages got an answer.`, draftId: id, channel })),
  ];
}

function sayBetter(messages: ReviewedMessage[], earlierScore: number | null): Point[] {
  const scores = messages.flatMap(({ score }) => (score === null ? [] : [score]));
  if (earlierScore === null || scores.length < FEW_MESSAGES) return [];
  const now = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  return now - earlierScore >= WORTH_SAYING ? [{ text: `Your average score rose from ${earlierScore.toFixed(1)} to ${now.toFixed(1)}.`, draftId: null, channel: null }] : [];
}

const sayDays = (days: number): Point[] => (days < 2 ? [] : [{ text: `You showed up on ${days} days.`, draftId: null, channel: null }]);

function sayHowMuch(count: number) {
  if (count === 0) return 'No message was written that week, so there is no writing to judge.';
  if (count >= FEW_MESSAGES) return null;
  return `There ${count === 1 ? 'was one message' : `were ${count} messages`} that week: this is a look at ${count === 1 ? 'it' : 'them'}, not a pattern.`;
}

// The same all week, another the next.
function chooseExercise(dimension: Dimension, week: string) {
  const choices = exercises[dimension];
  return choices[Math.floor(Date.parse(week) / (7 * 86_400_000)) % choices.length]!;
}
