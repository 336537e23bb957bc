import { useEffect, useRef, useState } from 'react';
import { voiceTroubles } from './copy.ts';

type Trouble = (typeof voiceTroubles)[keyof typeof voiceTroubles];
// As browsers have it; it is in no library of types yet.
type Heard = { results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>; resultIndex: number };
type Recognition = {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: Heard) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start: () => void;
  stop: () => void;
  abort: () => void;
};
type Browser = { SpeechRecognition?: new () => Recognition; webkitSpeechRecognition?: new () => Recognition };

const troubleOf = (error: string): Trouble | null => {
  if (error === 'aborted') return null;
  if (error === 'no-speech') return voiceTroubles.silence;
  return error === 'not-allowed' || error === 'service-not-allowed' ? voiceTroubles.denied : voiceTroubles.failed;
};

// Turns listening on and off; what was heard is handed on, a piece at a time.
export function useVoice({ onHeard, onTrouble }: { onHeard: (text: string) => void; onTrouble: (trouble: Trouble) => void }) {
  const [isListening, setIsListening] = useState(false);
  const recognition = useRef<Recognition | null>(null);
  const heard = useRef(onHeard);
  useEffect(() => {
    heard.current = onHeard;
  });
  useEffect(() => () => recognition.current?.abort(), []);

  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as unknown as Browser;
  const Recognizer = SpeechRecognition ?? webkitSpeechRecognition;

  function start() {
    if (!Recognizer) return onTrouble(voiceTroubles.missing);
    const listener = new Recognizer();
    Object.assign(listener, { lang: navigator.language, continuous: true, interimResults: false });
    listener.onresult = ({ results, resultIndex }) => {
      for (let at = resultIndex; at < results.length; at += 1) {
        const text = results[at]?.isFinal ? results[at]?.[0]?.transcript.trim() : '';
        if (text) heard.current(text);
      }
    };
    listener.onerror = ({ error }) => {
      const trouble = troubleOf(error);
      if (trouble) onTrouble(trouble);
    };
    listener.onend = () => setIsListening(false);
    recognition.current = listener;
    try {
      listener.start();
      setIsListening(true);
    } catch {
      onTrouble(voiceTroubles.failed);
    }
  }
  const stop = () => {
    recognition.current?.stop();
    setIsListening(false);
  };
  return { isListening, isSupported: Recognizer !== undefined, stop, toggle: () => (isListening ? stop() : start()) };
}
